import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CompanyDetail } from '@/components/legal/company-detail';
import { LegalText, LegalVersion } from '@/components/legal/legal-text';
import { WovenBanner } from '@/components/shared/woven-banner';
import { SiteLink } from '@/components/ui/site-link';
import { type CompanyField, company, contact, crumbsOf, legal } from '@/content';
import { PATHS, legalPath } from '@/lib/routes';
import { loadLegalText } from '../load-text';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

type LegalSlug = keyof typeof legal;

const components = {
  Company: ({ field }: { readonly field: CompanyField }) => (
    <CompanyDetail company={company} field={field} />
  ),
};

export function legalMetadata(slug: LegalSlug): Metadata {
  return pageMetadata(legal[slug], legalPath(slug));
}

export async function LegalPage({ slug }: { readonly slug: LegalSlug }) {
  const { title, intro, summary, ...dates } = legal[slug];
  const { content, headings } = await loadLegalText(slug, components);
  return (
    <>
      <WovenBanner
        heading={title}
        lead={intro}
        tone="tint"
        picture={{
          name: 'legal-header',
          alt: '',
          small: 'legal-header-slim',
          medium: 'legal-header-medium',
        }}
        pictureKind="small"
        breadcrumb={<Breadcrumb crumbs={crumbsOf(legalPath(slug))} />}
      >
        <LegalVersion {...dates} />
      </WovenBanner>
      <LegalText summary={summary} clauses={headings.filter(({ level }) => level === 2)}>
        {content}
      </LegalText>
      <PageDock>
        <SiteLink href={PATHS.contact}>{contact.heading}</SiteLink>
      </PageDock>
    </>
  );
}
