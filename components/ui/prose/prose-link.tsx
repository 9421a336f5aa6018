import type { ComponentProps } from 'react';
import { SiteLink } from '../site-link';

export function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  return <SiteLink href={href}>{children}</SiteLink>;
}
