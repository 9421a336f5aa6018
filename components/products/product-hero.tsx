import type { ReactNode } from 'react';
import type { BannerTone, Paper } from '@/content';
import { cx } from '@/lib/cx';
import { FirstStep } from '../shared/first-step';
import { groundClass } from '../shared/ground';
import { ProductPaper } from './product-paper';
import styles from './product-hero.module.scss';

interface Props {
  readonly heading: string;
  readonly lead: string;
  readonly firstStep: string;
  readonly tone: BannerTone;
  readonly paper: Paper;
  readonly breadcrumb: ReactNode;
  readonly children: ReactNode;
}

export function ProductHero(props: Props) {
  const { heading, lead, firstStep, tone, paper, breadcrumb, children } = props;
  return (
    <section className={cx(styles.hero, groundClass(tone))}>
      <span className={styles.weft} aria-hidden="true" data-print="hide" />
      <div className={cx('wrap', styles.columns)}>
        <div className={cx('stack', styles.copy)}>
          {breadcrumb}
          <h1 className="tHeading">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className={styles.action} data-print="hide">
            {children}
          </div>
          <FirstStep text={firstStep} />
        </div>
        <ProductPaper {...paper} />
      </div>
    </section>
  );
}
