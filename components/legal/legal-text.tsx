import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import type { Heading } from '@/lib/server/article';
import { ContentsList } from '../ui/lists/contents-list';
import { Prose } from '../ui/prose/prose';
import styles from './legal-text.module.scss';

interface Dates {
  readonly effective: string;
  readonly version: string;
  readonly revised: string;
}

export function LegalVersion({ effective, version, revised }: Dates) {
  return (
    <p>
      <span className="phrase">
        First effective <time dateTime={effective}>{formatDate(effective)}</time>.
      </span>{' '}
      <span className="phrase">
        This version: {version}, <time dateTime={revised}>{formatDate(revised)}</time>
      </span>
    </p>
  );
}

interface Props {
  readonly summary: readonly string[];
  readonly clauses: readonly Heading[];
  readonly children: ReactNode;
}

export function LegalText({ summary, clauses, children }: Props) {
  return (
    <div className={cx('wrap', styles.columns)}>
      <ContentsList
        label="Contents"
        entries={clauses.map(({ id, text }, index) => ({ id, label: text, number: index + 1 }))}
        variant="listed"
      />
      <div className={styles.text}>
        <ul className={styles.summary} aria-label="In short">
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Prose>{children}</Prose>
      </div>
    </div>
  );
}
