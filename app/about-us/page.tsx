import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { AboutIntroduction } from '@/components/about/introduction';
import { AboutName } from '@/components/about/name';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { CallBand } from '@/components/shared/call-band';
import { Figures } from '@/components/about/figures';
import { FoldedFeatures } from '@/components/shared/folded-features';
import { History } from '@/components/about/history';
import { Messages } from '@/components/about/messages';
import { Hero } from '@/components/shared/hero';
import { Team } from '@/components/about/team';
import { VisionMissionValue } from '@/components/about/vision-mission-value';
import { SiteLink } from '@/components/ui/site-link';
import { about, company, crumbsOf, proofs } from '@/content';
import { askSentence, sentenceList } from '@/lib/ask-sentence';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(about.meta, PATHS.about);

export default function AboutPage() {
  const { figures, ...banner } = about.banner;
  const { samples } = company;
  const { lead, names } = about.sampleNote;
  const unconfirmed = (['nameMeaning', 'history', 'messages'] as const)
    .filter((part) => samples[part] === 'sample')
    .map((part) => names[part]);
  return (
    <>
      <Hero
        {...banner}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.about)} />}
        foot={<Figures figures={figures} />}
      >
        <ButtonLink isInDock href={about.call.href}>
          {about.call.label}
        </ButtonLink>
      </Hero>
      <AboutIntroduction
        text={about.introduction}
        ask={askSentence([...company.ask, ...proofs.ask], company.replyTime)}
        note={unconfirmed.length > 0 ? `${lead} ${sentenceList(unconfirmed)}.` : undefined}
      />
      {samples.nameMeaning === 'remove' ? null : (
        <AboutName name={company.name} text={about.name} />
      )}
      {samples.history === 'remove' ? null : <History text={about.history} />}
      {samples.messages === 'remove' ? null : (
        <Messages
          director={about.director}
          advisor={about.advisor}
          isSample={samples.messages === 'sample'}
        />
      )}
      <VisionMissionValue passages={[about.vision, about.mission, about.value]} />
      <FoldedFeatures id="why" {...about.reasons} />
      <Team text={about.team} peopleOf={proofs.peopleOf} />
      <CallBand {...about.call} />
      <PageDock>
        <SiteLink href={about.call.href}>{about.call.label}</SiteLink>
      </PageDock>
    </>
  );
}
