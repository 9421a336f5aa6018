import type { Metadata } from 'next';
import { CallBand } from '@/components/shared/call-band';
import { HomeHero } from '@/components/home/hero';
import { HowToStart } from '@/components/home/how-to-start';
import { IndustryFrieze } from '@/components/home/industry-frieze';
import { PostTeaser } from '@/components/home/post-teaser';
import { PromoGrid } from '@/components/home/promo-grid';
import { ServiceGrid } from '@/components/home/service-grid';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { JsonLd } from '@/components/shared/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import {
  company,
  evidence,
  home,
  industries,
  listedProducts,
  listedServices,
  posts,
} from '@/content';
import { PATHS } from '@/lib/routes';
import { organizationData, webSiteData } from '@/lib/structured-data';
import { site } from './described';
import { PageDock } from './page-dock';
import { pageMetadata } from './page-metadata';

const TEASER_POSTS = 3;

export const metadata: Metadata = pageMetadata(home.meta, PATHS.home);

export default function HomePage() {
  const [first] = home.hero.actions;
  return (
    <>
      <HomeHero hero={home.hero} />
      <ServiceGrid services={listedServices} text={home.services} />
      <HowToStart text={home.start} ask={home.ask} href={PATHS.enquiry} sheet={evidence.gapList} />
      <IndustryFrieze industries={industries} text={home.industries} />
      <WhyChooseUs text={home.whyChooseUs} years={company.yearsOfExperience} />
      <PromoGrid products={listedProducts} text={home.promos} />
      <PostTeaser posts={posts().slice(0, TEASER_POSTS)} text={home.blog} />
      <CallBand heading={home.call.heading} label="ENQUIRY" href={PATHS.enquiry} />
      <JsonLd data={organizationData(site)} />
      <JsonLd data={webSiteData(site)} />
      <PageDock>{first ? <SiteLink href={first.href}>{first.label}</SiteLink> : null}</PageDock>
    </>
  );
}
