import type { ReactNode } from 'react';
import { Unbroken } from '../unbroken';
import { Fold } from '../controls/fold';
import styles from './questions.module.scss';

interface Props {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** The last item of the list. */
  readonly children?: ReactNode;
}

export function Questions({ items, children }: Props) {
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
      {children ? <li>{children}</li> : null}
    </ul>
  );
}
