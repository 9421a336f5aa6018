import { Children, type ReactNode, isValidElement } from 'react';
import type { MDXComponents, MDXContent } from 'mdx/types';
import type { Post } from '@/content';
import type { Article, Heading } from '@/lib/server/article';

interface Props {
  readonly children?: ReactNode;
  readonly id?: string;
}

const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => {
      if (isValidElement<Props>(child)) return wordsOf(child.props.children);
      return typeof child === 'string' ? child : '';
    })
    .join('');

const headingsIn = (node: ReactNode): Heading[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    const { children, id = '' } = child.props;
    const [, level] = (typeof child.type === 'string' && /^h([1-6])$/.exec(child.type)) || [];
    return level ? [{ level: Number(level), text: wordsOf(children), id }] : headingsIn(children);
  });

interface TextModule {
  readonly default: MDXContent;
}

/** @param components in place of those of mdx-components.tsx */
export function articleOf({ default: Text }: TextModule, components: MDXComponents = {}): Article {
  // The types of MDX name a global JSX, which React no longer declares.
  const content = Text({ components }) as ReactNode;
  return { content, headings: headingsIn(content) };
}

// TypeScript has no type for an address that is not constant.
type Import = Promise<TextModule>;

export const loadPost = async ({ file }: Post, components?: MDXComponents): Promise<Article> => {
  const text = import(`@/content/blog/${file.replace(/\.mdx$/, '')}.mdx`) as Import;
  return articleOf(await text, components);
};

export const loadLegalText = async (slug: string, components: MDXComponents): Promise<Article> =>
  articleOf(await (import(`@/content/legal/${slug}.mdx`) as Import), components);
