'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { readonly href: string };

/**
 * A link within the site. The next page is fetched when a pointer or the focus shows the intent to
 * go there, never because the link is merely on screen, and not at all when data is to be saved.
 */
export function SiteLink({ href, ...rest }: Props) {
  const [intent, setIntent] = useState(false);
  const prepare = () => {
    if (!navigator.connection?.saveData) setIntent(true);
  };
  return (
    <Link
      href={href}
      prefetch={intent ? null : false}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...rest}
    />
  );
}
