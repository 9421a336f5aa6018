import { Breadcrumb } from '@/components/ui/breadcrumb';
import { BlogMasthead } from '@/components/blog/masthead';
import { LeadPost } from '@/components/blog/lead-post';
import { PageNumbers } from '@/components/blog/page-numbers';
import { PostRows } from '@/components/blog/post-rows';
import { blogPage } from '@/content';
import { site } from '../described';
import { listPages, listPath } from './list-pages';

/** The list of posts: the newest of the page leads, the others follow in rows. */
export function BlogListPage({ number }: { readonly number: number }) {
  const [lead, ...others] = listPages[number - 1]?.entries ?? [];
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blogs', path: '/blogs' },
    ...(number > 1 ? [{ name: `Page ${number}`, path: listPath(number) }] : []),
  ];
  return (
    <>
      <BlogMasthead
        words={blogPage}
        page={number}
        breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />}
      />
      {lead ? <LeadPost post={lead} /> : null}
      <PostRows posts={others} />
      <PageNumbers
        label="Pages of the blog"
        current={number}
        count={listPages.length}
        hrefOf={listPath}
      />
    </>
  );
}
