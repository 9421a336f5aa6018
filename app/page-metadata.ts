import type { Metadata } from 'next';
import { type Meta, cardPageOf, company, pageAt } from '@/content';
import { SHARE_CARD_SIZE } from '@/lib/server/share-card';
import type { SitePath } from '@/lib/routes';
import { shareCardFile } from './share-card';

export function pageMetadata({ title, description }: Meta, path: SitePath): Metadata {
  const page = cardPageOf(pageAt(path));
  const image = {
    url: `/share/${shareCardFile(page)}`,
    ...SHARE_CARD_SIZE,
    type: 'image/png',
    alt: `${page.name}, ${company.name}`,
  };
  const shared = { title, description, url: path, siteName: company.name, locale: 'en_IN' };
  const { published, modified } = page;
  const isArticle = page.part === 'Blog' && published !== undefined;
  return {
    // The title template of a layout does not apply to the page beside it, the home page.
    title: path === '/' ? { absolute: `${company.name}: ${title}` } : title,
    description,
    alternates: { canonical: path, types: { 'application/rss+xml': '/rss.xml' } },
    openGraph: isArticle
      ? {
          ...shared,
          type: 'article',
          publishedTime: published,
          modifiedTime: modified ?? published,
          images: [image],
        }
      : { ...shared, type: 'website', images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
