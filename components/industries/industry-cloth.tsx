import type { ReactNode } from 'react';
import styles from './industry-cloth.module.scss';

interface Props {
  readonly slug: string;
  readonly children: ReactNode;
}

/** The page of an industry: it gives the header, the list marks and the footer that industry's selvedge. */
export function IndustryCloth({ slug, children }: Props) {
  return (
    <div className={styles.page} data-industry={slug}>
      {children}
    </div>
  );
}
