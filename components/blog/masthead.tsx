import type { ReactNode } from 'react';
import type { BlogPage } from '@/content';
import { cx } from '@/lib/cx';
import styles from './masthead.module.scss';

interface Props {
  readonly words: BlogPage;
  readonly page: number;
  readonly areSamples: boolean;
  readonly breadcrumb: ReactNode;
}

export function BlogMasthead({ words, page, areSamples, breadcrumb }: Props) {
  return (
    <div className={cx('wrap', styles.masthead)}>
      {breadcrumb}
      <h1 className="tDisplay">
        {words.heading}
        {page > 1 ? <span className="visuallyHidden">, page {page}</span> : null}
      </h1>
      <p className="lead">
        {words.lead}
        {areSamples ? <span className="muted"> {words.samples}</span> : null}
      </p>
    </div>
  );
}
