import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { PostHeader } from '@/components/blog/post-header';
import { PostLayout } from '@/components/blog/post-layout';
import { PostNeighbors } from '@/components/blog/post-neighbors';
import { PostSidebar } from '@/components/blog/post-sidebar';
import { Related } from '@/components/shared/related';
import { JsonLd } from '@/components/ui/json-ld';
import { Prose } from '@/components/ui/prose/prose';
import {
  type Post,
  blogPage,
  company,
  crumbsOf,
  posts,
  postsAround,
  readPostText,
  relatedEntries,
} from '@/content';
import { headingsOf } from '@/lib/build/headings';
import { PATHS } from '@/lib/routes';
import { blogPostingData } from '@/lib/structured-data';
import { described } from '../described';
import { loadPostBody } from './post-body';

/** How many posts the sidebar shows (section 9). */
const SIDEBAR_POSTS = 7;

/** An article with what stands around it. */
export async function BlogPostPage({ post }: { readonly post: Post }) {
  const Body = await loadPostBody(post);
  const words = blogPage.article;
  return (
    <>
      <article>
        <PostHeader post={post} breadcrumb={<Breadcrumb crumbs={crumbsOf(post.path)} />} />
        <PostLayout
          label={words.contents}
          headings={headingsOf(readPostText(post))}
          sidebar={
            <PostSidebar
              words={words}
              posts={posts.slice(0, SIDEBAR_POSTS)}
              current={post.id}
              social={company.social}
            />
          }
        >
          <Prose>
            <Body />
          </Prose>
        </PostLayout>
      </article>
      <Related heading={words.related} entries={relatedEntries(post.related)} />
      <PostNeighbors words={words} {...postsAround(post)} />
      <CallBand heading={words.call} label="ENQUIRY" href={PATHS.enquiry} />
      <JsonLd data={blogPostingData(described(post.path), post)} />
    </>
  );
}
