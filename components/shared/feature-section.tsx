import { cx } from '@/lib/cx';
import { type Feature, FeatureList, type FeatureVariant } from '../ui/lists/feature-list';
import styles from './feature-section.module.scss';
import { SectionHead } from './section-head';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly items: readonly Feature[];
  readonly variant: FeatureVariant;
  /** Differs from the section above. */
  readonly ground?: 'paper' | 'sand';
}

export function FeatureSection({ id, heading, lead, items, variant, ground = 'paper' }: Props) {
  return (
    <section className={cx('section', styles[ground])} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} variant={lead === undefined ? 'stacked' : 'split'}>
          {lead === undefined ? null : <p>{lead}</p>}
        </SectionHead>
        <FeatureList items={items} variant={variant} />
      </div>
    </section>
  );
}
