import type { ReactNode } from 'react';
import type { Company, Course } from '@/content';
import { askSentence } from '@/lib/ask-sentence';
import styles from './course-facts.module.scss';
import { FactList } from '../shared/fact-list';
import { SectionHead } from '../shared/section-head';

interface Props {
  readonly words: { readonly heading: string; readonly refund: string };
  readonly course: Pick<Course, 'batch' | 'facts'>;
  /** Its corporate office answers open questions. */
  readonly company: Pick<Company, 'offices' | 'refunds' | 'replyPromise' | 'replyTime'>;
}

/** What learners ask before enrolling: fee, batch, class, laptop, refund and whom to ask. */
export function CourseFacts({ words, course: { batch, facts }, company }: Props) {
  const { offices, refunds, replyPromise, replyTime } = company;
  const { email, phone } = offices.corporate;
  const ask = askSentence(batch.ask, replyTime);
  const entries: [term: string, fact: ReactNode][] = [
    ['Fee', [batch.fee, batch.taxes].filter(Boolean).join(', ')],
    ['Instalments', batch.instalments],
    ['Refund', `${words.refund} ${refunds.share}`],
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
    <section className={`section ${styles.section ?? ''}`} aria-labelledby="facts">
      <div className="wrap">
        <SectionHead id="facts" heading={words.heading} variant="split">
          {ask ? <p>{ask}</p> : null}
        </SectionHead>
        <FactList className={styles.facts} entries={entries} />
      </div>
    </section>
  );
}
