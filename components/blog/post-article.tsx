import type { ReactNode } from 'react';
import type { BlogPage, Company, Post } from '@/content';
import type { Heading } from '@/lib/build/article';
import { Prose } from '../ui/prose/prose';
import { PostHeader } from './post-header';
import { PostLayout } from './post-layout';
import { PostSidebar } from './post-sidebar';

interface Props {
  readonly post: Post;
  readonly words: BlogPage['article'];
  readonly headings: readonly Heading[];
  readonly recent: readonly Post[];
  readonly social: Company['social'];
  readonly breadcrumb: ReactNode;
  readonly children: ReactNode;
}

export function PostArticle({
  post,
  words,
  headings,
  recent,
  social,
  breadcrumb,
  children,
}: Props) {
  return (
    <article>
      <PostHeader post={post} breadcrumb={breadcrumb} />
      <PostLayout
        label={words.contents}
        headings={headings}
        sidebar={<PostSidebar words={words} posts={recent} current={post.id} social={social} />}
      >
        <Prose>{children}</Prose>
      </PostLayout>
    </article>
  );
}
