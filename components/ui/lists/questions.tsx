import styles from './questions.module.scss';

interface Props {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions and answers: each question is a heading, all answers are open. */
export function Questions({ items }: Props) {
  return (
    <ul className={styles.questions}>
      {items.map(({ question, answer }) => (
        <li key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </li>
      ))}
    </ul>
  );
}
