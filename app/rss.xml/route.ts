import { createElement } from 'react';
import { loadPost } from '../load-text';
import { feedParts } from './feed-parts';
import { blogPage, company, posts } from '@/content';
import { env } from '@/lib/build/env';
import { feedXml } from '@/lib/build/feed';
import { PATHS, absoluteUrl } from '@/lib/routes';

export const dynamic = 'force-static';

/** Readers fetch the feed often, so it has only the newest posts; the list has all. */
const FEED_POSTS = 20;

export async function GET(): Promise<Response> {
  // Next.js refuses the static import of this package in a route handler.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const home = env.siteUrl;
  const entries = await Promise.all(
    posts()
      .slice(0, FEED_POSTS)
      .map(async (post) => {
        const { default: Body } = await loadPost(post);
        const url = absoluteUrl(home, post.path);
        const { title, author, date, excerpt: summary } = post;
        const html = renderToStaticMarkup(
          createElement(Body, { components: feedParts(home, url) }),
        );
        return { title, url, author, date, summary, html };
      }),
  );
  const xml = feedXml({
    title: `${company.name}: ${blogPage.heading}`,
    description: blogPage.meta.description,
    url: absoluteUrl(home, PATHS.blog),
    self: `${home}/rss.xml`,
    entries,
  });
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
