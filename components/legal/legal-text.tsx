import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import type { Heading } from '@/lib/build/article';
import { ContentsList } from '../ui/lists/contents-list';
import { Prose } from '../ui/prose/prose';
import styles from './legal-text.module.scss';

interface Props {
  /** The day of the first version, as 2025-05-06. */
  readonly effective: string;
  /** The current version and its day. */
  readonly version: string;
  readonly revised: string;
  /** The headings of the clauses, in order. */
  readonly clauses: readonly Heading[];
  /** The text; its second-level headings are the clauses. */
  readonly children: ReactNode;
}

/** A legal text with numbered clauses and its contents list. */
export function LegalText({ effective, version, revised, clauses, children }: Props) {
  return (
    <div className={cx('wrap', styles.columns)}>
      <ContentsList
        label="Contents"
        entries={clauses.map(({ id, text }, index) => ({ id, label: text, number: index + 1 }))}
        variant="listed"
      />
      <div className={styles.text}>
        <p className={styles.effective}>
          First effective <time dateTime={effective}>{formatDate(effective)}</time>. This version:{' '}
          {version}, <time dateTime={revised}>{formatDate(revised)}</time>
        </p>
        <Prose>{children}</Prose>
      </div>
    </div>
  );
}
