import type { About } from '@/content';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Table } from '../ui/table';
import styles from './team.module.scss';

export function Team({ text }: { readonly text: About['team'] }) {
  return (
    <section className={cx('section', styles.band)} aria-labelledby="team">
      <div className="wrap">
        <SectionHead id="team" heading={text.heading} variant="split">
          <p>{text.lead}</p>
        </SectionHead>
        <Table
          caption={text.caption}
          columns={text.columns}
          rows={text.cards.map(({ practice, role, answersFor }) => [practice, role, answersFor])}
        />
      </div>
    </section>
  );
}
