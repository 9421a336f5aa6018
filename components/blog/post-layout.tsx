import type { ReactNode } from 'react';
import type { Heading } from '@/lib/build/article';
import { type ContentsEntry, ContentsList } from '../ui/lists/contents-list';
import styles from './post-layout.module.scss';

interface Props {
  /** The words above the list of contents. */
  readonly label: string;
  readonly headings: readonly Heading[];
  readonly sidebar: ReactNode;
  /** The text of the article. */
  readonly children: ReactNode;
}

/** From this number of headings on, an article has a list of contents. */
const LONG_FROM = 4;

/** Each second-level heading with the third-level ones below it. */
function contentsOf(headings: readonly Heading[]): ContentsEntry[] {
  const entries: (ContentsEntry & { items: { id: string; label: string }[] })[] = [];
  for (const { level, id, text: heading } of headings) {
    const above = entries.at(-1);
    if (level === 3 && above) above.items.push({ id, label: heading });
    else entries.push({ id, label: heading, items: [] });
  }
  return entries;
}

/**
 * The article between its list of contents and the sidebar. On wide screens the list stands beside
 * the text; below, it is folded away above it.
 */
export function PostLayout({ label, headings, sidebar, children }: Props) {
  return (
    <div className={`wrap ${styles.columns ?? ''}`}>
      {headings.length >= LONG_FROM ? (
        <ContentsList label={label} entries={contentsOf(headings)} variant="folded" />
      ) : null}
      <div className={styles.text}>{children}</div>
      <div className={styles.sidebar} data-print="hide">
        {sidebar}
      </div>
    </div>
  );
}
