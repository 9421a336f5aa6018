import type { Industry, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import { FactList } from '../shared/fact-list';
import { SectionHead } from '../shared/section-head';
import { Disclosure } from '../ui/controls/disclosure';
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
    <section className="section onSand" aria-labelledby="origins">
      <div className="wrap">
        <SectionHead id="origins" heading={words.heading} variant="split">
          <p>{words.lead}</p>
        </SectionHead>
        {groups.map(({ from, note, items }, index) => (
          <Disclosure
            key={from}
            className={cx(styles.group, styles[from])}
            label={<OriginChip from={from} />}
            level={3}
            open={index === 0}
            from="tablet"
          >
            <p className="remark">{note}</p>
            <FactList entries={items.map(({ need, text }) => [need, text])} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
