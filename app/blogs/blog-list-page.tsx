import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { FeedLink } from '@/components/blog/feed-link';
import { BlogMasthead } from '@/components/blog/masthead';
import { LeadPost } from '@/components/blog/lead-post';
import { PageNumbers } from '@/components/blog/page-numbers';
import { PostRows } from '@/components/blog/post-rows';
import { SiteLink } from '@/components/ui/site-link';
import { blogPage, company, contact, crumbsOf, postPages } from '@/content';
import { PATHS, postListPath } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { PreviewStrip } from './preview-strip';

export function BlogListPage({ number }: { readonly number: number }) {
  const [lead, ...others] = postPages()[number - 1]?.entries ?? [];
  return (
    <>
      <PreviewStrip />
      <BlogMasthead
        words={blogPage}
        page={number}
        areSamples={company.samples.posts === 'sample'}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(postListPath(number))} />}
      />
      {lead ? <LeadPost post={lead} /> : null}
      <PostRows posts={others} />
      <PageNumbers
        label="Pages of the blog"
        current={number}
        count={postPages().length}
        hrefOf={postListPath}
      />
      <FeedLink label={blogPage.feed} />
      <CallBand
        heading={blogPage.call}
        phone={company.offices.corporate.phone}
        label="Contact Now"
        href={PATHS.contact}
      />
      <PageDock>
        <SiteLink href={PATHS.contact}>{contact.heading}</SiteLink>
      </PageDock>
    </>
  );
}
