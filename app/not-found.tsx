import type { Metadata } from 'next';
import { FormHelp } from '@/components/forms/form-help';
import { MissingPage } from '@/components/not-found/missing-page.client';
import { PageBanner } from '@/components/shared/page-banner';
import { PageList } from '@/components/shared/page-list';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { SiteLink } from '@/components/ui/site-link';
import { company, contact, missingPage } from '@/content';
import { PATHS } from '@/lib/routes';
import { PageDock } from './page-dock';

export const metadata: Metadata = { title: missingPage.title, robots: { index: false } };

export default function NotFoundPage() {
  const { heading, lead, picture, home, ways, post } = missingPage;
  return (
    <>
      <MissingPage
        to={company.emails.careers}
        company={company.name}
        help={<FormHelp office={{ ...company.offices.corporate, email: company.emails.careers }} />}
        post={
          <PageBanner heading={post.heading} lead={post.lead} tone="indigo" breadcrumb={null}>
            <ButtonLink href={PATHS.blog}>{post.link}</ButtonLink>
          </PageBanner>
        }
      >
        <PageBanner heading={heading} lead={lead} tone="indigo" picture={picture} breadcrumb={null}>
          <ButtonLink href={PATHS.home}>{home}</ButtonLink>
        </PageBanner>
        <PageList id="ways" {...ways} />
      </MissingPage>
      <PageDock>
        <SiteLink href={PATHS.contact}>{contact.heading}</SiteLink>
      </PageDock>
    </>
  );
}
