import type { ReactNode } from 'react';
import type { Heading } from '@/lib/server/article';
import { cx } from '@/lib/cx';
import { Prose } from '../ui/prose/prose';
import { type ContentsEntry, ContentsList } from '../ui/lists/contents-list';
import styles from './post-layout.module.scss';

interface Props {
  readonly label: string;
  readonly headings: readonly Heading[];
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** From this number of headings on, an article has a contents list. */
const LONG_FROM = 4;

function contentsOf(headings: readonly Heading[]): ContentsEntry[] {
  const entries: (ContentsEntry & { items: { id: string; label: string }[] })[] = [];
  for (const { level, id, text: heading } of headings) {
    const above = entries.at(-1);
    if (level === 3 && above) above.items.push({ id, label: heading });
    else entries.push({ id, label: heading, items: [] });
  }
  return entries;
}

export function PostLayout({ label, headings, end, children }: Props) {
  return (
    <div className={cx('wrap grid gap6 across6', styles.columns)}>
      {headings.length >= LONG_FROM ? (
        <ContentsList label={label} entries={contentsOf(headings)} variant="folded" />
      ) : null}
      <Prose>{children}</Prose>
      {end}
    </div>
  );
}
