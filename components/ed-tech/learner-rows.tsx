import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { ClosedRows } from './closed-rows';

interface Props {
  readonly id: string;
  readonly words: {
    readonly heading: string;
    readonly lead: string;
    readonly items: ComponentProps<typeof ClosedRows>['items'];
  };
  readonly ground?: 'paper' | 'sand';
}

/** The heading at the left of its closed rows. */
export function LearnerRows({ id, words, ground = 'paper' }: Props) {
  return (
    <section className={cx('section', ground === 'sand' && 'onSand')} aria-labelledby={id}>
      <div className="wrap split of5to7 gap0 across6">
        <SectionHead id={id} heading={words.heading} variant="stacked">
          <p>{words.lead}</p>
        </SectionHead>
        <ClosedRows name={id} items={words.items} />
      </div>
    </section>
  );
}
