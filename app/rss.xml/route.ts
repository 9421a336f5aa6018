import { loadPost } from '../load-text';
import { feedParts } from './feed-parts';
import { type Post, blogPage, company, posts } from '@/content';
import { env } from '@/lib/server/env';
import { type FeedEntry, feedXml } from '@/lib/server/feed';
import { PATHS, absoluteUrl } from '@/lib/routes';

export const dynamic = 'force-static';

/** Readers fetch the feed often; the list has all posts. */
const FEED_POSTS = 20;

/** With the whole text. The preview leaves out a post that cannot be compiled. */
async function entriesOf(post: Post, home: string): Promise<FeedEntry[]> {
  // Next.js refuses the static import of this package in a route handler.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const url = absoluteUrl(home, post.path);
  const { title, excerpt: summary } = post;
  const [author, date] = post.byline === 'real' ? [post.author, post.date] : [];
  try {
    const { content } = await loadPost(post, feedParts(home, url));
    const html = renderToStaticMarkup(content);
    return [{ title, url, author, date, summary, html }];
  } catch (error) {
    if (process.env.NODE_ENV === 'development') return [];
    throw error;
  }
}

export async function GET(): Promise<Response> {
  const home = env.siteUrl;
  const newest = posts().slice(0, FEED_POSTS);
  const entries = await Promise.all(newest.map((post) => entriesOf(post, home)));
  const xml = feedXml({
    title: `${company.name}: ${blogPage.heading}`,
    description: blogPage.meta.description,
    url: absoluteUrl(home, PATHS.blog),
    self: `${home}/rss.xml`,
    entries: entries.flat(),
  });
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
