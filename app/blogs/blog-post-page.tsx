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
  posts,
  postsAround,
  relatedEntries,
} from '@/content';
import { listedHeadings } from '@/lib/build/article';
import { blogPostingData } from '@/lib/structured-data';
import { described, site } from '../described';
import { loadPostBody } from './post-body';

/** How many posts the sidebar shows (section 9). */
const SIDEBAR_POSTS = 7;

/** An article with what stands around it. */
export async function BlogPostPage({ post }: { readonly post: Post }) {
  const article = await loadPostBody(post);
  const Body = article.default;
  const words = blogPage.article;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blogs', path: '/blogs' },
    { name: post.title, path: `/blogs/${post.id}` },
  ];
  return (
    <>
      <article>
        <PostHeader post={post} breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />} />
        <PostLayout
          label={words.contents}
          headings={listedHeadings(article)}
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
      <CallBand heading={words.call} label="ENQUIRY" href="/enquiry" />
      <JsonLd data={blogPostingData(site, described(`/blogs/${post.id}`), post)} />
    </>
  );
}
