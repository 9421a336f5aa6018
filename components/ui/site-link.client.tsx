'use client';

import Link from 'next/link';
import { type ComponentProps, memo, useState } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { readonly href: string };

/**
 * A link within the site. The next page is fetched when a pointer or the focus shows the intent to
 * go there, never because the link is merely on screen, and not at all when data is to be saved. A
 * finger shows no intent before it taps: the browser holds back what is asked for while it touches,
 * and then the tap asks for the whole page once more.
 */
export const SiteLink = memo(function SiteLink({ href, ...rest }: Props) {
  const [prefetch, setPrefetch] = useState<false | null>(false);
  const prepare = () => {
    if (matchMedia('(hover)').matches && !navigator.connection?.saveData) setPrefetch(null);
  };
  return (
    <Link href={href} prefetch={prefetch} onPointerEnter={prepare} onFocus={prepare} {...rest} />
  );
});
