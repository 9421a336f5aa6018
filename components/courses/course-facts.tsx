import { Fragment } from 'react';
import type { Company, Course, EdTech } from '@/content';
import { askSentence } from '@/lib/ask-sentence';
import { cx } from '@/lib/cx';
import { enquiryHref } from '@/lib/enquiry';
import { ANCHORS } from '@/lib/routes';
import { SectionHead } from '../shared/section-head';
import { Specimen } from '../shared/specimen';
import { ButtonLink } from '../ui/controls/button-link';
import { Disclosure } from '../ui/controls/disclosure';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import { Table } from '../ui/table';
import styles from './course-facts.module.scss';

interface Props {
  readonly words: Pick<EdTech, 'facts' | 'lab' | 'specimen'>;
  readonly course: Course;
  readonly company: Pick<Company, 'legalName' | 'offices' | 'replyPromise' | 'replyTime'>;
}

/** What it says large, small or both. */
type Fact = readonly [term: string, large: string | undefined, text: string | undefined];

export function CourseFacts({ words, course, company }: Props) {
  const { title, batch, facts, hasClasses, lab } = course;
  const { offices, replyPromise, replyTime } = company;
  const { email, phone } = offices.corporate;
  const ask = askSentence(batch.ask, replyTime);
  const { refund, age, heading, week, forAll } = words.facts;
  const cells: readonly Fact[] = [
    ['Fee', batch.fee, [batch.taxes, batch.instalments].filter(Boolean).join('. ')],
    ['Next batch', undefined, batch.nextBatch],
    ['Mode', undefined, batch.mode],
    ['Language', undefined, batch.language],
    ['Class size', undefined, batch.classSize],
    ['Trainer', undefined, batch.trainer],
    ['Missed classes', undefined, batch.missedClasses],
    ['Demonstration class', undefined, batch.demoClass],
    ['Refund', refund.days, hasClasses ? refund.text : refund.alone],
    ['Laptop', facts.laptop.need, facts.laptop.text],
    ['Age', age, undefined],
  ];
  return (
    <section className={cx('section onSand', styles.section)} aria-labelledby="facts">
      <div className="wrap">
        <SectionHead id="facts" heading={heading} variant="stacked" />
        <div className="split of7to5">
          <div>
            {ask ? (
              <div className={cx('cluster gap3 across6', styles.ask)}>
                <p className="tCard">{ask}</p>
                <ButtonLink href={enquiryHref({ subject: title })} variant="secondary">
                  Ask for {batch.ask.slice(0, 2).join(' and ')}
                </ButtonLink>
              </div>
            ) : null}
            <dl className="grid three gap3">
              {cells.map(([term, large, text]) =>
                (large ?? text) ? (
                  <div key={term}>
                    <dt className="muted tSmall">{term}</dt>
                    {large ? (
                      <dd>
                        <b className="tSub">{large}</b>
                      </dd>
                    ) : null}
                    {text ? <dd>{text}</dd> : null}
                  </div>
                ) : null,
              )}
            </dl>
          </div>
          <Specimen course={course} words={words.specimen} issuer={company.legalName} />
        </div>
        <Disclosure label={words.lab.heading} className={styles.lab} from="never">
          <Table
            caption={words.lab.caption}
            columns={words.lab.columns}
            rows={lab.map(({ item, text, paid }) => [
              <Fragment key={item}>
                {item}
                <span className="remark">{text}</span>
              </Fragment>,
              paid ?? words.lab.unknown,
            ])}
          />
        </Disclosure>
        <p className={cx('cluster gap0 across3', styles.more)}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={phone.href}>{phone.text}</a>
          {ask ? null : <span>{replyPromise}</span>}
          {hasClasses ? (
            <SiteLink href={ANCHORS.exampleWeek}>
              <More label={week} />
            </SiteLink>
          ) : null}
          <SiteLink href={ANCHORS.learners}>
            <More label={forAll} />
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
