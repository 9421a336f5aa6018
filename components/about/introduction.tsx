import type { About } from '@/content';
import styles from './introduction.module.scss';

/** Who we are: the text, and beside it what can be counted. */
export function AboutIntroduction({ text }: { readonly text: About['introduction'] }) {
  const [first, ...rest] = text.paragraphs;
  return (
    <section className="section" aria-labelledby="introduction">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <h2 id="introduction">{text.heading}</h2>
        <dl className={styles.facts}>
          {text.facts.map(({ figure, text: counted }) => (
            <div key={counted}>
              <dt>{counted}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.text}>
          <p className="lead">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl className={styles.profile}>
            {text.profile.map(({ term, fact }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
