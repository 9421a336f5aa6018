import type { ComponentProps } from 'react';
import { asset } from '@/lib/asset';

const home = asset('/').replace(/(.)\/$/, '$1');

/** Adds the base path to paths of the site. */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const address = href.startsWith('/') ? asset(href) : href;
  return <a href={href === '/' ? home : address} {...rest} />;
}
