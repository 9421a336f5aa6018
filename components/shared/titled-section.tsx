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
  readonly isScreenOnly?: boolean;
  readonly children: ReactNode;
}

export function TitledSection({
  id,
  heading,
  lead,
  ground,
  isScreenOnly = false,
  children,
}: Props) {
  return (
    <section
      className={cx('section', styles.section, ground && groundClass(ground))}
      aria-labelledby={id}
      data-print={isScreenOnly ? 'hide' : undefined}
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
