import type { Industry, IndustryPage } from '@/content';
import { SectionHead } from '../shared/section-head';
import { OriginChip } from '../shared/origin-chip';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './technologies.module.scss';

interface Props {
  readonly words: IndustryPage['technologies'];
  readonly items: Industry['technologies'];
}

export function Technologies({ words, items }: Props) {
  return (
    <section className="section" aria-labelledby="technologies">
      <div className="wrap">
        <SectionHead id="technologies" heading={words.heading} variant="stacked" />
        <div className={styles.columns}>
          {words.groups.map(({ from, note }) => {
            const own = items.filter((item) => item.from === from);
            return (
              <div key={from} className={styles.column}>
                <OriginChip from={from} />
                <p className="muted">{note}</p>
                {own.length > 0 ? (
                  <ul>
                    {own.map(({ title, text }) => (
                      <li key={title}>
                        <Disclosure label={title} level={3} from="tablet">
                          <p>{text}</p>
                        </Disclosure>
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className={styles.none}>{words.none}</p>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
