'use client';

import Link from 'next/link';
import { type ComponentProps, memo, useState } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { readonly href: string };

/**
 * Prefetches when a pointer or the focus reaches it. Not on touch screens: the tap would fetch the
 * page a second time (docs/decisions.md).
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
