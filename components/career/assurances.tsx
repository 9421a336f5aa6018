import { cx } from '@/lib/cx';
import styles from './assurances.module.scss';

interface Props {
  readonly label: string;
  readonly passages: readonly {
    readonly id?: string | undefined;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

export function Assurances({ label, passages }: Props) {
  return (
    <section className={cx('section onDark', styles.band)} aria-label={label}>
      <div className={cx('wrap', styles.columns)}>
        {passages.map(({ id, heading, paragraphs }) => (
          <div key={heading}>
            <h2 id={id}>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
