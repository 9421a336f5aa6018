import type { About } from '@/content';
import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './name.module.scss';
import warped from './warped.module.scss';

interface Props {
  readonly name: string;
  readonly text: About['name'];
  /** Of a sample. */
  readonly note: string | undefined;
}

export function AboutName({ name, text, note }: Props) {
  return (
    <section className={cx('onDark section', styles.band, warped.wide)} aria-labelledby="name">
      <div className="wrap">
        <h2 id="name">{text.heading}</h2>
        <p className={styles.word} aria-hidden>
          <i />
          <span>{name}</span>
        </p>
        <Disclosure label={text.more} from="never">
          <div className={styles.paragraphs}>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {note ? <p className="remark">{note}</p> : null}
          </div>
        </Disclosure>
      </div>
    </section>
  );
}
