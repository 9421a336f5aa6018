import type { ReactNode } from 'react';
import styles from './section-head.module.scss';

interface Props {
  readonly id: string;
  readonly heading: string;
  /** `split`: lead at the right, on the heading's last line; `stacked`: below; `inline`: a link. */
  readonly variant: 'split' | 'stacked' | 'inline';
  readonly children?: ReactNode;
}

/** Adjacent sections use different variants. */
export function SectionHead({ id, heading, variant, children }: Props) {
  return (
    <div className={styles[variant]}>
      <h2 id={id}>{heading}</h2>
      {children}
    </div>
  );
}
