import type { ReactNode } from 'react';
import type { Company, Course, EdTech } from '@/content';
import { askSentence } from '@/lib/ask-sentence';
import { cx } from '@/lib/cx';
import { ANCHORS } from '@/lib/routes';
import styles from './course-facts.module.scss';
import { FactList } from '../shared/fact-list';
import { SectionHead } from '../shared/section-head';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link.client';

interface Props {
  readonly words: Pick<EdTech['facts'], 'heading' | 'refund' | 'hours' | 'forAll'>;
  readonly course: Pick<Course, 'batch' | 'facts' | 'certificate'>;
  /** Its corporate office answers open questions. */
  readonly company: Pick<Company, 'offices' | 'refunds' | 'replyPromise' | 'replyTime'>;
}

/** What learners ask before enrolling: fee, batch, class, laptop, refund and whom to ask. */
export function CourseFacts({ words, course, company }: Props) {
  const { batch, facts, certificate } = course;
  const { offices, refunds, replyPromise, replyTime } = company;
  const { email, phone } = offices.corporate;
  const ask = askSentence(batch.ask, replyTime);
  const entries: [term: string, fact: ReactNode][] = [
    ['Fee', [batch.fee, batch.taxes].filter(Boolean).join(', ')],
    ['Instalments', batch.instalments],
    ['Refund', `${words.refund} ${refunds.share}`],
    ['Hours', certificate.duration.includes('hours a week') ? words.hours : undefined],
    ['Next batch', batch.nextBatch],
    ['Mode', batch.mode],
    ['Language', batch.language],
    ['Class size', batch.classSize],
    ['Trainer', batch.trainer],
    ['Missed classes', batch.missedClasses],
    ['Demonstration class', batch.demoClass],
    ['Certificate sample', batch.sampleCertificate],
    ['Laptop', facts.laptop],
    [
      'Contact',
      <>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={phone.href}>{phone.text}</a>
        {ask ? null : replyPromise}
      </>,
    ],
  ];
  return (
    <section className={cx('section', styles.section)} aria-labelledby="facts">
      <div className="wrap">
        <SectionHead id="facts" heading={words.heading} variant="split">
          {ask ? <p>{ask}</p> : null}
        </SectionHead>
        <FactList className={styles.facts} entries={entries} />
        <SiteLink className={styles.forAll} href={ANCHORS.learners}>
          <More label={words.forAll} />
        </SiteLink>
      </div>
    </section>
  );
}
