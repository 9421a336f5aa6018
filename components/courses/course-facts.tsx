import type { ReactNode } from 'react';
import type { Course, Fact, Office } from '@/content';
import styles from './course-facts.module.scss';
import { FactList } from '../shared/fact-list';
import { SectionHead } from '../shared/section-head';

interface Props {
  readonly words: { readonly heading: string; readonly lead: string; readonly refund: string };
  readonly facts: Course['facts'];
  /** The refundable share of the fee. */
  readonly refundShare: Fact;
  /** The office that answers open questions. */
  readonly office: Office;
  readonly replyTime: Fact;
}

/** What learners ask before enrolling: fee, batch, class, laptop, refund and whom to ask. */
export function CourseFacts({ words, facts, refundShare, office, replyTime }: Props) {
  const entries: [term: string, fact: ReactNode][] = [
    ['Fee', facts.fee.text],
    ['Instalments', facts.instalments.text],
    ['Refund', `${words.refund} ${refundShare.text}`],
    ['Next batch', facts.nextBatch.text],
    ['Mode', facts.mode.text],
    ['Class size', facts.classSize.text],
    ['Trainer', facts.trainer.text],
    ['Missed classes', facts.missedClasses.text],
    ['Demonstration class', facts.demoClass.text],
    ['Certificate sample', facts.sampleCertificate.text],
    ['Laptop', facts.laptop],
    [
      'Contact',
      <>
        <a href={`mailto:${office.email}`}>{office.email}</a>
        <a href={office.phone.href}>{office.phone.text}</a>
        {replyTime.text}
      </>,
    ],
  ];
  return (
    <section className={`section ${styles.section ?? ''}`} aria-labelledby="facts">
      <div className="wrap">
        <SectionHead id="facts" heading={words.heading} variant="split">
          <p>{words.lead}</p>
        </SectionHead>
        <FactList className={styles.facts} entries={entries} />
      </div>
    </section>
  );
}
