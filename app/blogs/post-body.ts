import type { MDXContent } from 'mdx/types';
import type { Post } from '@/content';

/** Compiles the text of a post. Only pages that show it ask for it. */
export async function loadPostBody({ file }: Post): Promise<MDXContent> {
  // The file name has been checked when the posts were read; Next.js gives the module no type.
  const body = (await import(`@/content/blog/${file.replace(/\.mdx$/, '')}.mdx`)) as {
    default: MDXContent;
  };
  return body.default;
}
