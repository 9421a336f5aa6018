import type { ReactNode } from 'react';
import styles from './industry-cloth.module.scss';

interface Props {
  readonly slug: string;
  readonly children: ReactNode;
}

export function IndustryCloth({ slug, children }: Props) {
  return (
    <div className={styles.page} data-industry={slug}>
      {children}
    </div>
  );
}
