import * as runtime from 'react/jsx-runtime';
import type { Post } from '@/content';
import type { Article } from '@/lib/build/article';

/** What the bundler makes of MDX (next.config.mjs). */
interface TextModule {
  readonly default: string;
}

/** So that the development server notices a changed file. */
export async function loadText(module: Promise<unknown>): Promise<Article> {
  // On demand, because Jest cannot load the compiler on Node 20.
  const { runSync } = await import('@mdx-js/mdx');
  const { compileText } = await import('@/lib/build/compile-text.mjs');
  // The types of MDX files declare a component.
  const { default: source } = (await module) as TextModule;
  return runSync(compileText(source), { ...runtime }) as unknown as Article;
}

export const loadPost = ({ file }: Post): Promise<Article> =>
  loadText(import(`@/content/blog/${file.replace(/\.mdx$/, '')}.mdx`));

export const loadLegalText = (slug: string): Promise<Article> =>
  loadText(import(`@/content/legal/${slug}.mdx`));
