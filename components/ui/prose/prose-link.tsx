import type { ComponentProps } from 'react';
import { asset } from '@/lib/asset';
import { SiteLink } from '../site-link.client';

const isFile = (path: string): path is `/${string}` => /^\/[^?#]*\.\w+$/.test(path);

export function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (isFile(href)) return <a href={asset(href)}>{children}</a>;
  if (href.startsWith('/')) return <SiteLink href={href}>{children}</SiteLink>;
  return <a href={href}>{children}</a>;
}
