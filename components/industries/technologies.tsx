import type { Industry, IndustryPage } from '@/content';
import { ORIGINS, OriginChip } from '../shared/origin-chip';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './technologies.module.scss';

interface Props {
  readonly words: IndustryPage['technologies'];
  readonly items: Industry['technologies'];
}

export function Technologies({ words, items }: Props) {
  const groups = ORIGINS.map((from) => ({
    from,
    names: items.filter((item) => item.from === from).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
  return (
    <section className={styles.technologies} aria-label={words.heading}>
      <Disclosure label={words.heading} level={2} from="tablet">
        {groups.map(({ from, names }) => (
          <div key={from} className={styles.group}>
            <h3>
              <OriginChip from={from} />
            </h3>
            <ul className="cluster gap0 across3">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </Disclosure>
    </section>
  );
}
