import type { Post } from '@/content';
import type { Article } from '@/lib/build/article';

/** Compiles the text of a post; imported only by the pages that show the text. */
export const loadPostBody = ({ file }: Post): Promise<Article> =>
  // The file name is checked when the posts are read; the import has no type.
  import(`@/content/blog/${file.replace(/\.mdx$/, '')}.mdx`) as Promise<Article>;
