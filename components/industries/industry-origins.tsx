import type { Industry, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { OriginChip } from '../shared/origin-chip';
import styles from './industry-origins.module.scss';

interface Props {
  readonly words: IndustryPage['origins'];
  readonly origins: Industry['origins'];
}

export function IndustryOrigins({ words, origins }: Props) {
  const groups = words.groups
    .map((group) => ({ ...group, items: origins.filter(({ from }) => from === group.from) }))
    .filter(({ items }) => items.length > 0);
  return (
    <section className={cx('section', styles.section)} aria-labelledby="origins">
      <div className="wrap">
        <SectionHead id="origins" heading={words.heading} variant="split">
          <p>{words.lead}</p>
        </SectionHead>
        {groups.map(({ from, note, items }) => (
          <div key={from} className={styles.group} role="group" aria-labelledby={`origins-${from}`}>
            <div className={styles.origin}>
              <h3 id={`origins-${from}`}>
                <OriginChip from={from} />
              </h3>
              <p>{note}</p>
            </div>
            <dl>
              {items.map(({ need, text }) => (
                <div key={need}>
                  <dt>{need}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
