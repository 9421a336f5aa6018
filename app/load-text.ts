import * as runtime from 'react/jsx-runtime';
import type { Post } from '@/content';
import type { Article } from '@/lib/build/article';

/** What the bundler makes of a file of MDX: its text (next.config.mjs). */
interface TextModule {
  readonly default: string;
}

/**
 * Compiles an imported text. An import rather than a read, so that the development server notices a
 * changed file.
 */
export async function loadText(module: Promise<unknown>): Promise<Article> {
  // On demand, because Jest cannot load the compiler on Node 20.
  const { runSync } = await import('@mdx-js/mdx');
  const { compileText } = await import('@/lib/build/compile-text.mjs');
  // The types of MDX files declare a component, and those of runSync() nothing but it.
  const { default: source } = (await module) as TextModule;
  return runSync(compileText(source), { ...runtime }) as unknown as Article;
}

/** The text of a post. */
export const loadPost = ({ file }: Post): Promise<Article> =>
  loadText(import(`@/content/blog/${file.replace(/\.mdx$/, '')}.mdx`));

/** The text of a legal page. */
export const loadLegalText = (slug: string): Promise<Article> =>
  loadText(import(`@/content/legal/${slug}.mdx`));
