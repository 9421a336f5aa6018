import type { BlockOf } from '@/content';
import styles from './questions-block.module.scss';

interface Props {
  readonly block: BlockOf<'questions'>;
}

/** What readers ask, each question a heading, all answers open. */
export function QuestionsBlock({ block }: Props) {
  return (
    <ul className={styles.questions}>
      {block.items.map(({ question, answer }) => (
        <li key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </li>
      ))}
    </ul>
  );
}
