import type { ComponentProps } from 'react';
import { asset } from '@/lib/site';
import { SiteLink } from '../site-link.client';

/** Whether a path of the site is a file, such as `/downloads/list.csv`, and no page. */
const isFile = (path: string): path is `/${string}` => /^\/[^?#]*\.\w+$/.test(path);

/**
 * A link of a Markdown text: pages of this site open without a reload, files get the base path, and
 * everything else is left as it is.
 */
export function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (isFile(href)) return <a href={asset(href)}>{children}</a>;
  if (href.startsWith('/')) return <SiteLink href={href}>{children}</SiteLink>;
  return <a href={href}>{children}</a>;
}
