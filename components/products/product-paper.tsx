import type { Paper } from '@/content';
import { cx } from '@/lib/cx';
import { Unbroken } from '../ui/unbroken';
import styles from './product-paper.module.scss';

/** Two hands, in a box of 84 x 26. */
const SIGNATURES = [
  'M2 20C8 4 14 2 12 18S24 2 22 18s14-14 13 0 12-2 14-4 10-2 32-4',
  'M4 4h18L10 12c14-2 14 12-6 11C22 26 26 8 34 12s-2 12 8 8 8-10 14-6 10-2 26-2',
] as const;

const MARKS = {
  done: <path d="m2 12 6 6L21 3" stroke="var(--lit-ok)" />,
  late: <path d="m4 4 14 14M18 4 4 18" stroke="currentcolor" />,
  open: <circle cx="11" cy="11" r="8" stroke="var(--muted)" />,
} as const;

interface Props extends Paper {
  readonly isHung?: boolean;
}

export function ProductPaper({ alt, number, to, rows, answers, isHung = true }: Props) {
  const signed = answers.filter(({ isSigned }) => isSigned);
  return (
    <div className={isHung ? styles.hung : styles.small} data-print={isHung ? 'hide' : undefined}>
      <div className={styles.paper} role="img" aria-label={alt}>
        <p className={styles.number}>{number}</p>
        <p className={cx('muted', styles.to)}>
          {to} <span>Illustrative</span>
        </p>
        {rows.map(({ what, value, state }) => (
          <p key={what} className={cx(styles.row, state === 'late' && styles.late)}>
            <span>{what}</span>
            <span>{value}</span>
            <svg viewBox="0 0 22 22" fill="none" strokeWidth="4">
              {MARKS[state]}
            </svg>
          </p>
        ))}
        <div className={styles.answers}>
          {answers.map((fact) => (
            <p key={fact.question}>
              <span className="muted">{fact.question}</span>
              {fact.isSigned ? (
                <svg viewBox="0 0 84 26" width="84">
                  <path
                    d={SIGNATURES[signed.indexOf(fact) % SIGNATURES.length]}
                    fill="none"
                    stroke="var(--field-mid)"
                    strokeWidth="2"
                  />
                </svg>
              ) : null}
              <Unbroken>{fact.answer}</Unbroken>
            </p>
          ))}
        </div>
      </div>
      {isHung ? <span className={styles.eyelet} aria-hidden="true" /> : null}
    </div>
  );
}
