import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { PostArticle } from '@/components/blog/post-article';
import { PostNeighbors } from '@/components/blog/post-neighbors';
import { Related } from '@/components/shared/related';
import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/site-link.client';
import { proseParts } from '@/components/ui/prose/prose-parts';
import {
  type Post,
  blogPage,
  company,
  crumbsOf,
  posts,
  postsAround,
  relatedEntries,
} from '@/content';
import { listedHeadings } from '@/lib/build/article';
import { enquiryHref } from '@/lib/enquiry';
import { PATHS } from '@/lib/routes';
import { blogPostingData } from '@/lib/structured-data';
import { PageDock } from '../page-dock';
import { described } from '../described';
import { loadPost } from '../load-text';

/** How many posts the sidebar shows. */
const SIDEBAR_POSTS = 7;

/** An article with its sidebar and related links. */
export async function BlogPostPage({ post }: { readonly post: Post }) {
  const article = await loadPost(post);
  const Body = article.default;
  const words = blogPage.article;
  return (
    <>
      <PostArticle
        post={post}
        words={words}
        headings={listedHeadings(article)}
        recent={posts.slice(0, SIDEBAR_POSTS)}
        social={company.social}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(post.path)} />}
      >
        <Body components={proseParts} />
      </PostArticle>
      <Related heading={words.related} entries={relatedEntries(post.related)} show="glyphs" />
      <PostNeighbors words={words} {...postsAround(post)} />
      <CallBand heading={words.call} label="ENQUIRY" href={PATHS.enquiry} />
      <JsonLd data={blogPostingData(described(post.path), post)} />
      <PageDock>
        <SiteLink href={enquiryHref({ subject: post.title })}>{words.verb}</SiteLink>
      </PageDock>
    </>
  );
}
