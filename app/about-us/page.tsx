import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { AboutIntroduction } from '@/components/about/introduction';
import { AboutName } from '@/components/about/name';
import { CallBand } from '@/components/shared/call-band';
import { FeatureSection } from '@/components/shared/feature-section';
import { History } from '@/components/about/history';
import { Message } from '@/components/about/message';
import { PageBanner } from '@/components/shared/page-banner';
import { Team } from '@/components/about/team';
import { VisionMissionValue } from '@/components/about/vision-mission-value';
import { about, company } from '@/content';
import { site } from '../described';
import { pageMetadata } from '../page-metadata';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'About us', path: '/about-us' },
];

export const metadata: Metadata = pageMetadata(about.meta, '/about-us');

export default function AboutPage() {
  return (
    <>
      <PageBanner {...about.banner} breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />} />
      <AboutIntroduction text={about.introduction} />
      <AboutName name={company.name} text={about.name} />
      <History text={about.history} />
      <Message id="director" look="statement" text={about.director} />
      <Message id="advisor" look="advice" text={about.advisor} />
      <VisionMissionValue passages={[about.vision, about.mission, about.value]} />
      <FeatureSection id="why" {...about.reasons} variant="columns" />
      <Team text={about.team} />
      <CallBand {...about.call} />
    </>
  );
}
