import type { PageScene, Section } from '@/content';
import { cx } from '@/lib/cx';
import { itemAnchor } from '@/lib/item-anchor';
import { SectionRenderer } from './section-renderer';
import { type ContentsEntry, ContentsList } from '../ui/lists/contents-list';
import styles from './detail-body.module.scss';

/**
 * Up to this number of accordion items, the contents list has their titles; more do not fit beside
 * the page.
 */
const MOST_ITEMS_IN_CONTENTS = 12;

/** The entries of the contents list. */
function contentsOf(sections: readonly Section[]): ContentsEntry[] {
  const entries = sections.map(({ id, heading, number, blocks }) => ({
    id,
    label: heading,
    number,
    items: blocks.flatMap((block) =>
      block.type === 'accordion'
        ? block.items.map((item) => ({ id: itemAnchor(id, item), label: item.title }))
        : [],
    ),
  }));
  const items = entries.reduce((count, entry) => count + entry.items.length, 0);
  return items > MOST_ITEMS_IN_CONTENTS
    ? entries.map(({ id, label, number }) => ({ id, label, number }))
    : entries;
}

interface Props {
  readonly sections: readonly Section[];
  /** The name of the service or product. */
  readonly subject: string;
  /** The enquiry form, filled in for it. */
  readonly enquiry: string;
  readonly scene: PageScene;
  /** What differs in a project; it ends the questions. */
  readonly project: string;
}

/** The body of a service or product page: the contents list in the margin, the sections beside it. */
export function DetailBody({ sections, ...rest }: Props) {
  return (
    <div className={styles.body}>
      <div className={cx('wrap', styles.columns)}>
        <ContentsList label="On this page" entries={contentsOf(sections)} variant="listed" />
        <div className={styles.sections}>
          <SectionRenderer sections={sections} {...rest} />
          <div className={styles.leave} aria-hidden="true">
            <span />
          </div>
        </div>
      </div>
    </div>
  );
}
