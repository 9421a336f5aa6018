import type { ReactNode } from 'react';
import type { BlogPage, Company, Post } from '@/content';
import { toneOf } from '@/lib/server/art';
import type { Heading } from '@/lib/server/article';
import { WovenBanner } from '../shared/woven-banner';
import { PostFacts } from './post-facts';
import { PostLayout } from './post-layout';
import { FollowUs } from './follow-us';

interface Props {
  readonly post: Post;
  readonly words: BlogPage['article'];
  readonly headings: readonly Heading[];
  readonly social: Company['social'];
  readonly breadcrumb: ReactNode;
  readonly children: ReactNode;
}

export function PostArticle({ post, words, headings, social, breadcrumb, children }: Props) {
  return (
    <article>
      <WovenBanner
        heading={post.title}
        lead={post.excerpt}
        tone={toneOf(post.image)}
        picture={{ name: post.image, alt: post.imageAlt }}
        breadcrumb={breadcrumb}
      >
        <PostFacts post={post} complete />
      </WovenBanner>
      <PostLayout
        label={words.contents}
        headings={headings}
        end={<FollowUs heading={words.follow} social={social} />}
      >
        {children}
      </PostLayout>
    </article>
  );
}
