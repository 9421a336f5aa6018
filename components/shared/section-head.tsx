import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './section-head.module.scss';

interface Props {
  readonly id: string;
  readonly heading: string;
  /** `split`: lead at the right, on the heading's last line; `stacked`: below; `inline`: a link. */
  readonly variant: 'split' | 'stacked' | 'inline';
  readonly children?: ReactNode;
}

const ARRANGED = {
  split: 'split of7to5 gap3 across4',
  stacked: undefined,
  inline: 'cluster gap1 across4',
} as const;

/** Adjacent sections use different variants. */
export function SectionHead({ id, heading, variant, children }: Props) {
  return (
    <div className={cx(ARRANGED[variant], styles[variant])}>
      <h2 id={id}>{heading}</h2>
      {children}
    </div>
  );
}
