import { cx } from '@/lib/cx';
import type { ReactNode } from 'react';
import type { Office } from '@/content';
import { buttonClass } from '../ui/controls/button';
import { ButtonLink } from '../ui/controls/button-link';
import styles from './call-band.module.scss';

interface Words {
  readonly heading: string;
  readonly text?: string;
  /** For phones, whose dock has the link. */
  readonly phone?: Office['phone'];
}

interface Link {
  readonly label: string;
  readonly href: string;
}

interface Action {
  readonly children: ReactNode;
}

export function CallBand({ heading, text, phone, ...action }: Words & (Link | Action)) {
  return (
    <section className={styles.call} aria-labelledby="call" data-print="hide">
      <div className={cx('wrap cluster gap4', styles.row)}>
        <div>
          <h2 id="call">{heading}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        {phone ? (
          <a className={buttonClass('secondary')} href={phone.href}>
            {phone.text}
          </a>
        ) : null}
        {'href' in action ? (
          <ButtonLink href={action.href} variant="secondary">
            {action.label}
          </ButtonLink>
        ) : (
          action.children
        )}
      </div>
    </section>
  );
}
