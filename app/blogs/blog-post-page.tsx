import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { PostArticle } from '@/components/blog/post-article';
import { PostNeighbors } from '@/components/blog/post-neighbors';
import { RecentPosts } from '@/components/blog/recent-posts';
import { Related } from '@/components/shared/related';
import { JsonLd } from '@/components/shared/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import {
  type Post,
  blogPage,
  company,
  crumbsOf,
  posts,
  postsAround,
  relatedEntries,
} from '@/content';
import { listedHeadings } from '@/lib/server/article';
import { enquiryHref } from '@/lib/enquiry';
import { PATHS } from '@/lib/routes';
import { blogPostingData } from '@/lib/structured-data';
import { PageDock } from '../page-dock';
import { described } from '../described';
import { loadPost } from '../load-text';
import { PreviewStrip } from './preview-strip';

const RECENT_POSTS = 7;

/** The preview leaves out what cannot be compiled; its strip names the mistake. */
async function articleOf(post: Post) {
  try {
    const article = await loadPost(post);
    return { headings: listedHeadings(article), content: article.content };
  } catch (error) {
    if (process.env.NODE_ENV === 'development') return { headings: [], content: null };
    throw error;
  }
}

export async function BlogPostPage({ post }: { readonly post: Post }) {
  const { headings, content } = await articleOf(post);
  const words = blogPage.article;
  const recent = posts().slice(0, RECENT_POSTS);
  const related = relatedEntries(post.related);
  return (
    <>
      <PreviewStrip post={post} />
      <PostArticle
        post={post}
        words={words}
        headings={headings}
        social={company.social}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(post.path)} />}
      >
        {content}
      </PostArticle>
      <PostNeighbors words={words} {...postsAround(post)} />
      <RecentPosts
        heading={words.recent}
        posts={recent}
        current={post.id}
        note={company.samples.posts === 'sample' ? blogPage.samples : undefined}
      />
      <Related
        heading={words.related}
        entries={{ ...related, posts: related.posts.filter((entry) => !recent.includes(entry)) }}
      />
      <CallBand
        heading={words.call}
        phone={company.offices.corporate.phone}
        label="ENQUIRY"
        href={PATHS.enquiry}
      />
      <PageDock>
        <SiteLink href={enquiryHref({ subject: post.title })}>{words.verb}</SiteLink>
      </PageDock>
      <JsonLd data={blogPostingData(described(post.path), post)} />
    </>
  );
}
