import { Unbroken } from '../unbroken';
import { Fold } from '../controls/fold';
import styles from './questions.module.scss';

interface Props {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

export function Questions({ items }: Props) {
  return (
    <ul className={styles.questions}>
      {items.map(({ question, answer }, index) => (
        <li key={index}>
          <Fold label={question} level={3} open={index === 0} isShort>
            <p>
              <Unbroken>{answer}</Unbroken>
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
