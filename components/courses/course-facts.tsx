import { Fragment } from 'react';
import type { Company, Course, EdTech } from '@/content';
import { askSentence } from '@/lib/ask-sentence';
import { cx } from '@/lib/cx';
import { enquiryHref } from '@/lib/enquiry';
import { percent } from '@/lib/percent';
import { ANCHORS } from '@/lib/routes';
import { SectionHead } from '../shared/section-head';
import { ButtonLink } from '../ui/controls/button-link';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './course-facts.module.scss';

interface Props {
  readonly words: Pick<EdTech['facts'], 'heading' | 'refund' | 'hours' | 'forAll'>;
  readonly course: Pick<Course, 'title' | 'batch' | 'facts' | 'certificate'>;
  readonly company: Pick<Company, 'offices' | 'refunds' | 'replyPromise' | 'replyTime'>;
}

/** What it says large, small or both. */
type Fact = readonly [term: string, large: string | undefined, text: string | undefined];

/** A thread for each hour. */
function Week({ parts }: { readonly parts: string }) {
  const hours = parts.split(' + ').map(Number);
  const starts = hours.map((_, index) =>
    percent(hours.slice(0, index).reduce((sum, before) => sum + before, 0) / 10),
  );
  return (
    <svg className={styles.week} aria-hidden="true">
      {hours.map((width, index) => (
        <Fragment key={index}>
          <rect
            x={starts[index]}
            width={percent(width / 10)}
            height="100%"
            fill={`var(--thread-${index + 1})`}
          />
          <text x={starts[index]} fill={`var(--on-thread-${index + 1})`}>
            {width}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}

export function CourseFacts({ words, course, company }: Props) {
  const { title, batch, facts, certificate } = course;
  const { offices, refunds, replyPromise, replyTime } = company;
  const { email, phone } = offices.corporate;
  const ask = askSentence(batch.ask, replyTime);
  const hours = certificate.duration.includes('hours a week') ? words.hours : undefined;
  const cells: readonly Fact[] = [
    ['Fee', batch.fee, [batch.taxes, batch.instalments].filter(Boolean).join('. ')],
    ['Refund', words.refund.days, `${words.refund.text} ${refunds.share}`],
    ['Hours', hours?.week, hours?.text],
    ['Next batch', undefined, batch.nextBatch],
    ['Mode', undefined, batch.mode],
    ['Language', undefined, batch.language],
    ['Class size', undefined, batch.classSize],
    ['Trainer', undefined, batch.trainer],
    ['Missed classes', undefined, batch.missedClasses],
    ['Demonstration class', undefined, batch.demoClass],
    ['Certificate sample', undefined, batch.sampleCertificate],
    ['Laptop', facts.laptop.need, facts.laptop.text],
  ];
  return (
    <section className={cx('section onSand', styles.section)} aria-labelledby="facts">
      <div className="wrap">
        <SectionHead id="facts" heading={words.heading} variant="stacked" />
        <dl className={styles.cells}>
          {cells.map(([term, large, text]) =>
            (large ?? text) ? (
              <div key={term}>
                <dt>{term}</dt>
                {large ? (
                  <dd>
                    <b>{large}</b>
                  </dd>
                ) : null}
                {text ? (
                  <dd>
                    {text}
                    {large === hours?.week && large ? <Week parts={large} /> : null}
                  </dd>
                ) : null}
              </div>
            ) : null,
          )}
        </dl>
        {ask ? (
          <div className={styles.ask}>
            <p>{ask}</p>
            <ButtonLink href={enquiryHref({ subject: title })} variant="secondary">
              Ask for {batch.ask.slice(0, 2).join(' and ')}
            </ButtonLink>
          </div>
        ) : null}
        <p className={styles.more}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={phone.href}>{phone.text}</a>
          {ask ? null : <span>{replyPromise}</span>}
          <SiteLink href={ANCHORS.learners}>
            <More label={words.forAll} />
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
