import type { Industry, IndustryPage } from '@/content';
import styles from './faq-list.module.scss';

interface Props {
  readonly words: IndustryPage['faq'];
  readonly faqs: Industry['faqs'];
}

/** Questions at the left, answers beside them, all open. */
export function FaqList({ words, faqs }: Props) {
  return (
    <section className={`section ${styles.section ?? ''}`} aria-labelledby="faq">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <h2 id="faq">{words.heading}</h2>
        <ul>
          {faqs.map(({ question, answer }) => (
            <li key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
