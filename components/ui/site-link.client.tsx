'use client';

import Link from 'next/link';
import { type ComponentProps, memo, useState } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { readonly href: string };

/**
 * A link within the site with intent prefetch: a pointer or the focus on the link prefetches the
 * page, but not if the visitor saves data. Visibility alone never prefetches. Touch screens have no
 * hover, so nothing is prefetched there: browsers delay requests during a touch, and the tap would
 * fetch the whole page a second time.
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
