'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { readonly href: string };

const savesData = (): boolean =>
  // Not in every browser, and not in TypeScript's library.
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * A link within the site. The next page is fetched when a pointer or the focus shows the intent to
 * go there, never because the link is merely on screen, and not at all when data is to be saved.
 */
export function SiteLink({ href, ...rest }: Props) {
  const [intent, setIntent] = useState(false);
  const prepare = () => {
    if (!savesData()) setIntent(true);
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
