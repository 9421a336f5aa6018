import type { Industry, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './industry-overview.module.scss';

interface Props {
  readonly words: IndustryPage['overview'];
  readonly text: Industry['overview'];
}

export function IndustryOverview({ words, text }: Props) {
  const [first, ...rest] = text.paragraphs;
  return (
    <section className="section" aria-labelledby="overview">
      <div className={cx('wrap', styles.overview)}>
        <h2 id="overview">{words.heading}</h2>
        <p className={styles.statement}>{text.lead}</p>
        <div className={styles.text}>
          <p className="lead">{first}</p>
          {rest.length > 0 ? (
            <Disclosure label={words.more} from="tablet">
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Disclosure>
          ) : null}
        </div>
      </div>
    </section>
  );
}
