import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/chrome/breadcrumb';
import { AboutIntroduction } from '@/components/sections/about-introduction';
import { AboutName } from '@/components/sections/about-name';
import { AboutReasons } from '@/components/sections/about-reasons';
import { CallBand } from '@/components/sections/call-band';
import { History } from '@/components/sections/history';
import { Message } from '@/components/sections/message';
import { PageBanner } from '@/components/sections/page-banner';
import { Team } from '@/components/sections/team';
import { VisionMissionValue } from '@/components/sections/vision-mission-value';
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
      <AboutReasons text={about.reasons} />
      <Team text={about.team} />
      <CallBand {...about.call} />
    </>
  );
}
