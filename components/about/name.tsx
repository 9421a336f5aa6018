import type { About } from '@/content';
import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './name.module.scss';

interface Props {
  readonly name: string;
  readonly text: About['name'];
}

export function AboutName({ name, text }: Props) {
  return (
    <section className={cx('onDark section', styles.band)} aria-labelledby="name">
      <div className="wrap">
        <h2 id="name" className="tSub">
          {text.heading}
        </h2>
        <p className={styles.word} aria-hidden>
          <span>{name}</span>
        </p>
        <Disclosure label={text.more} from="tablet">
          <div className={cx('grid min10', styles.meaning)}>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
      </div>
    </section>
  );
}
