import { Fold } from '../fold';
import styles from './questions.module.scss';

interface Props {
  /** Whether a phone shows an answer only below a question that is pressed. */
  readonly folds?: boolean;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** What readers ask, each question a heading, all answers open. */
export function Questions({ items, folds = false }: Props) {
  return (
    <div className={styles.questions}>
      <ul>
        {items.map(({ question, answer }) => (
          <li key={question}>
            {folds ? (
              <Fold label={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </Fold>
            ) : (
              <>
                <h3>{question}</h3>
                <p>{answer}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
