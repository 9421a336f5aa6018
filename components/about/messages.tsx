import type { About } from '@/content';
import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './messages.module.scss';

interface MessageProps {
  readonly id: string;
  readonly text: About['director'];
  readonly opening: 'first' | 'last';
  readonly note: string | undefined;
}

function Message({ id, text: { heading, paragraphs, signed }, opening, note }: MessageProps) {
  const large = paragraphs.at(opening === 'first' ? 0 : -1);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="remark">
        {heading}
      </h2>
      <p className={styles.opening}>{large}</p>
      <p className={styles.signed}>{signed}</p>
      {note ? <p className="remark">{note}</p> : null}
      <Disclosure
        label="Read the whole message"
        about={`of the ${signed}`}
        className={styles.rest}
        from="never"
      >
        {paragraphs
          .filter((paragraph) => paragraph !== large)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </Disclosure>
    </section>
  );
}

interface Props extends Pick<About, 'director' | 'advisor'> {
  /** Of a sample. */
  readonly note: string | undefined;
}

export function Messages({ director, advisor, note }: Props) {
  return (
    <div className="section onSand">
      <div className={cx('wrap', styles.columns)}>
        <Message id="director" text={director} opening="first" note={note} />
        <Message id="advisor" text={advisor} opening="last" note={note} />
      </div>
    </div>
  );
}
