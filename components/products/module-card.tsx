import type { Proofs } from '@/content';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import { FactList } from '../shared/fact-list';
import styles from './module-card.module.scss';

interface Props {
  readonly title: string;
  readonly card: ReturnType<Proofs['moduleOf']>;
}

/** What the company publishes about a product of its own. */
export function ModuleCard({ title, card }: Props) {
  if (!card) return null;
  if (card.notPublished) {
    return (
      <p className={cx('remark', styles.card)}>
        {card.notPublished} {card.screens}
      </p>
    );
  }
  return (
    <section className={styles.card} aria-labelledby="version">
      <h2 id="version" className="tCard">
        {title}: version and tests
      </h2>
      <FactList
        className="grid min15 gap2 across4"
        entries={[
          ['Version', card.version],
          ['Tested on', card.testedOn?.join(', ')],
          [
            'Last release',
            [card.released && formatDate(card.released), card.notes].filter(Boolean).join('. '),
          ],
          ['Before each Microsoft version', card.wave],
          ['Changes in the law', card.law],
          ['Languages', card.languages],
          ['Fee', card.fee],
          ['On your own server', card.ownServer],
        ]}
      />
      <p className="remark">{card.screens}</p>
    </section>
  );
}
