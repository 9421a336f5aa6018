import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Unbroken } from '../unbroken';
import { Disclosure } from '../controls/disclosure';
import styles from './questions.module.scss';

interface Props {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** From this width on all answers are open. */
  readonly from?: 'never' | 'tablet';
  readonly open?: 'first' | 'none';
  /** The last item of the list. */
  readonly children?: ReactNode;
}

export function Questions({ items, from = 'never', open = 'first', children }: Props) {
  return (
    <ul className={cx(styles.questions, styles[from])}>
      {items.map(({ question, answer }, index) => (
        <li key={index}>
          <Disclosure label={question} level={3} open={open === 'first' && index === 0} from={from}>
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
