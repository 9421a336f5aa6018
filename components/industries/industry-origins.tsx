import type { Industry, IndustryPage, Proofs } from '@/content';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import { OriginChip } from '../shared/origin-chip';
import { SectionHead } from '../shared/section-head';
import styles from './industry-origins.module.scss';

interface Props {
  readonly words: IndustryPage['origins'];
  readonly origins: Industry['origins'];
  /** Those of other makers that the company has checked. */
  readonly extensions?: ReturnType<Proofs['extensionsOf']>;
}

export function IndustryOrigins({ words, origins, extensions = [] }: Props) {
  return (
    <section className="section onSand" aria-labelledby="origins">
      <div className="wrap">
        <SectionHead id="origins" heading={words.heading} variant="stacked" />
        {words.groups.map(({ from, note }) => (
          <div key={from} className={cx('split of1to2 gap2', styles.group, styles[from])}>
            <h3>
              <OriginChip from={from} /> <span className={cx('remark', styles.note)}>{note}</span>
            </h3>
            <ul className={cx('grid three gap0 across4 rows', styles.items)}>
              {origins[from].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {from === 'extension' && extensions.length > 0 ? (
              <ul className="tCompact">
                {extensions.map(({ maker, name, version, checkedOn }) => (
                  <li key={name}>
                    {name} by {maker}, version {version}, checked on {formatDate(checkedOn)}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
}
