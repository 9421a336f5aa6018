import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { SectionHead } from './section-head';
import styles from './titled-section.module.scss';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly ground?: 'paper' | 'sand';
  readonly children: ReactNode;
}

export function TitledSection({ id, heading, lead, ground = 'paper', children }: Props) {
  return (
    <section
      className={cx('section', styles.section, ground === 'sand' && 'onSand')}
      aria-labelledby={id}
    >
      <div className="wrap">
        <SectionHead id={id} heading={heading} variant="stacked">
          <p>{lead}</p>
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
