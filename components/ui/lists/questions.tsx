import type { ReactNode } from 'react';
import { Unbroken } from '../unbroken';
import { Disclosure } from '../controls/disclosure';
import styles from './questions.module.scss';

interface Props {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  readonly open?: 'first' | 'none';
  /** The last item of the list. */
  readonly children?: ReactNode;
}

export function Questions({ items, open = 'first', children }: Props) {
  return (
    <ul className={styles.questions}>
      {items.map(({ question, answer }, index) => (
        <li key={index}>
          <Disclosure
            label={question}
            level={3}
            open={open === 'first' && index === 0}
            from="never"
          >
            <p>
              <Unbroken>{answer}</Unbroken>
            </p>
          </Disclosure>
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  );
}
