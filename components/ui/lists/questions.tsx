import { Fold } from '../controls/fold';
import styles from './questions.module.scss';

interface Props {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** The label of the button that opens an answer on a phone. */
  readonly unfold?: string | undefined;
}

/**
 * Questions and answers: each question is a heading, all answers are open, or collapsed on a phone.
 */
export function Questions({ items, unfold }: Props) {
  return (
    <div className={styles.questions}>
      <ul>
        {items.map(({ question, answer }) => (
          <li key={question}>
            <h3>{question}</h3>
            {unfold === undefined ? (
              <p>{answer}</p>
            ) : (
              <Fold
                label={<span className="visuallyHidden">{unfold}</span>}
                className={styles.fold}
              >
                <p>{answer}</p>
              </Fold>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
