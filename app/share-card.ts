import { type Page, company } from '@/content';
import type { ShareCard } from '@/lib/server/share-card';

export function shareCardFile({ path }: Page): string {
  const name = decodeURIComponent(path)
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return `${name || 'home'}.png`;
}

export const shareCardOf = ({ name, part, picture }: Page): ShareCard => ({
  title: name,
  label: part === 'Company' ? company.tagline : part,
  picture,
  company: company.name,
});
