import type { Post } from '@/content';
import type { Article } from '@/lib/build/article';

/** Compiles the text of a post. Only pages that show it ask for it. */
export const loadPostBody = ({ file }: Post): Promise<Article> =>
  // The file name has been checked when the posts were read; Next.js gives the module no type.
  import(`@/content/blog/${file.replace(/\.mdx$/, '')}.mdx`) as Promise<Article>;
