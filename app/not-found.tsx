import type { Metadata } from 'next';
import { ApplicationForm } from '@/components/forms/application-form';
import { PageList } from '@/components/not-found/page-list';
import { Hero } from '@/components/shared/hero';
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
      {/* Its behavior shows what fits the address. */}
      <div data-behavior="missing-page">
        <div data-missing="post" hidden>
          <Hero heading={post.heading} lead={post.lead} tone="indigo" breadcrumb={null}>
            <ButtonLink href={PATHS.blog}>{post.link}</ButtonLink>
          </Hero>
        </div>
        <div data-missing="application" hidden>
          <div className="wrap section">
            <h1 className="visuallyHidden">Apply</h1>
            <ApplicationForm
              office={{ ...company.offices.corporate, email: company.emails.careers }}
              company={company.name}
            />
          </div>
        </div>
        <div data-missing="page">
          <Hero heading={heading} lead={lead} tone="indigo" picture={picture} breadcrumb={null}>
            <ButtonLink href={PATHS.home}>{home}</ButtonLink>
          </Hero>
          <PageList id="ways" {...ways} />
        </div>
      </div>
      <PageDock>
        <SiteLink href={PATHS.contact}>{contact.heading}</SiteLink>
      </PageDock>
    </>
  );
}
