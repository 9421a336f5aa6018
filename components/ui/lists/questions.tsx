import styles from './questions.module.scss';

interface Props {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** What readers ask, each question a heading, all answers open. */
export function Questions({ items }: Props) {
  return (
    <div className={styles.questions}>
      <ul>
        {items.map(({ question, answer }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
