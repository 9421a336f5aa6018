import type { ComponentProps } from 'react';
import { asset } from '@/lib/asset';
import { SiteLink } from '../site-link.client';

/** Whether a path is a file, such as `/downloads/list.csv`, and not a page. */
const isFile = (path: string): path is `/${string}` => /^\/[^?#]*\.\w+$/.test(path);

/**
 * A link in a Markdown text: pages of this site use client navigation, files get the base path, all
 * other addresses stay unchanged.
 */
export function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (isFile(href)) return <a href={asset(href)}>{children}</a>;
  if (href.startsWith('/')) return <SiteLink href={href}>{children}</SiteLink>;
  return <a href={href}>{children}</a>;
}
