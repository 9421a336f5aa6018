import { cx } from '@/lib/cx';
import styles from './provider-introduction.module.scss';

interface Props {
  readonly introduction: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly steps: {
    readonly heading: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
}

/** The provider, and how a course works from the request to the certificate. */
export function ProviderIntroduction({ introduction, steps }: Props) {
  return (
    <section className={cx('section', styles.section)} aria-labelledby="introduction">
      <div className={cx('wrap', styles.columns)}>
        <div className={styles.text}>
          <h2 id="introduction">{introduction.heading}</h2>
          {introduction.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={styles.steps}>
          <h3>{steps.heading}</h3>
          <ol>
            {steps.steps.map(({ title, text }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
