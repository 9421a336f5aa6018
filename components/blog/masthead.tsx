import type { ReactNode } from 'react';
import type { BlogPage } from '@/content';
import { cx } from '@/lib/cx';
import styles from './masthead.module.scss';

interface Props {
  readonly words: BlogPage;
  readonly page: number;
  readonly breadcrumb: ReactNode;
}

export function BlogMasthead({ words, page, breadcrumb }: Props) {
  return (
    <div className={cx('wrap', styles.masthead)}>
      {breadcrumb}
      <h1 className="tDisplay">
        {words.heading}
        {page > 1 ? <span className="visuallyHidden">, page {page}</span> : null}
      </h1>
      <p className="lead">{words.lead}</p>
    </div>
  );
}
