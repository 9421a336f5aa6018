import type { Industry } from '@/content';
import { cx } from '@/lib/cx';
import { IndustryTile } from '../shared/industry-tile';
import { SiteLink } from '../ui/site-link';
import styles from './industry-neighbors.module.scss';

interface Props {
  readonly previous: Industry;
  readonly next: Industry;
}

export function IndustryNeighbors({ previous, next }: Props) {
  return (
    <nav
      className={cx('grid gap0', styles.neighbors)}
      aria-label="Neighbouring industries"
      data-print="hide"
    >
      {[previous, next].map(({ slug, path, title, desc }, index) => (
        <SiteLink key={slug} href={path} rel={index === 0 ? 'prev' : 'next'}>
          <IndustryTile slug={slug} />
          <span className={cx('stack gap05 muted tSmall', styles.caption)}>
            <span>{index === 0 ? 'Previous industry' : 'Next industry'}</span>
            <b className={cx('tSub', styles.title)}>{title}</b>
            <span className={styles.desc}>{desc}</span>
          </span>
        </SiteLink>
      ))}
    </nav>
  );
}
