import type { About } from '@/content';
import styles from './message.module.scss';

interface Props {
  readonly id: string;
  readonly text: About['director'];
  /** `statement`: the first paragraph is large; `advice`: the last one is set off. */
  readonly look: 'statement' | 'advice';
}

/** A message signed by role. */
export function Message({ id, text, look }: Props) {
  const { heading, paragraphs, signed } = text;
  const apart = look === 'statement' ? paragraphs.slice(0, 1) : paragraphs.slice(-1);
  return (
    <section className={`section ${styles[look] ?? ''}`} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={apart.includes(paragraph) ? styles.apart : undefined}>
            {paragraph}
          </p>
        ))}
        <p className={styles.signed}>{signed}</p>
      </div>
    </section>
  );
}
