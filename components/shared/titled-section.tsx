import type { ReactNode } from 'react';
import type { BannerTone } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from './ground';
import { SectionHead } from './section-head';
import styles from './titled-section.module.scss';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly ground?: BannerTone;
  /** The heading stands beside the children, from desktops on. */
  readonly isBeside?: boolean;
  readonly isScreenOnly?: boolean;
  readonly children: ReactNode;
}

export function TitledSection({
  id,
  heading,
  lead,
  ground,
  isBeside = false,
  isScreenOnly = false,
  children,
}: Props) {
  return (
    <section
      className={cx('section', styles.section, ground && groundClass(ground))}
      aria-labelledby={id}
      data-print={isScreenOnly ? 'hide' : undefined}
    >
      <div className={cx('wrap', isBeside && 'split of5to7 gap0')}>
        <SectionHead id={id} heading={heading} variant="stacked">
          <p>{lead}</p>
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
