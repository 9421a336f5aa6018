import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import type { proseParts } from '@/components/ui/prose/prose-parts';

interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

interface Captioned {
  readonly caption: string;
  readonly children: ReactNode;
}

interface Drawing {
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
}

/** For a feed reader: no styles, absolute URLs. */
export function feedParts(home: string, page: string) {
  const absolute = (href = ''): string =>
    href.startsWith('/') ? home + href : href.startsWith('#') ? page + href : href;
  return {
    a: ({ href, children }: ComponentProps<'a'>) => <a href={absolute(href)}>{children}</a>,
    input: ({ checked }: ComponentProps<'input'>) => <>{checked ? '☑' : '☐'}</>,
    li: 'li',
    p: 'p',
    table: 'table',
    Callout: ({ title, children }: Titled) => (
      <blockquote>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </blockquote>
    ),
    DataTable: ({ caption, children }: Captioned) => (
      <figure>
        <figcaption>{caption}</figcaption>
        {children}
      </figure>
    ),
    Download: ({ href, label }: { readonly href: string; readonly label: string }) => (
      <p>
        <a href={absolute(href)}>{label}</a>
      </p>
    ),
    Figure: ({ name, alt, caption }: Drawing) => (
      <figure>
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img src={absolute(`/art/${name}.svg`)} alt={alt} />
        <figcaption>{caption}</figcaption>
      </figure>
    ),
    PullQuote: ({ children }: { readonly children: ReactNode }) => (
      <blockquote>{children}</blockquote>
    ),
    Steps: ({ children }: { readonly children: ReactNode }) => <>{children}</>,
  } satisfies MDXComponents & Record<keyof typeof proseParts, unknown>;
}
