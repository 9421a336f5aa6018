import type { Post } from '@/content';
import type { Article } from '@/lib/build/article';

/**
 * Loads the text of a post.
 *
 * In a build, an import would compile every post in the bundler, once for pages and once for the
 * feed, and keep all of them in its memory (docs/performance.md). The development server needs the
 * import, because it updates a page when a file that the page imports changes.
 */
export async function loadArticle(post: Post): Promise<Article> {
  if (process.env.NODE_ENV === 'development') {
    return import(`@/content/blog/${post.file.replace(/\.mdx$/, '')}.mdx`) as Promise<Article>;
  }
  const { evaluatePost } = await import('./evaluate-post');
  return evaluatePost(post);
}
