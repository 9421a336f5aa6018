import { Unbroken } from '../ui/unbroken';
import { Fragment } from 'react';
import type { AccordionItem, BlockOf } from '@/content';
import { firstSentence } from '@/lib/first-sentence';
import { inGroups } from '@/lib/in-groups';
import { itemAnchor } from '@/lib/item-anchor';
import { Accordion } from '../ui/controls/accordion';
import { Art } from '../ui/art';
import { Ticks } from '../ui/lists/ticks';
import styles from './accordion-block.module.scss';
import { Slip } from './slip';

function ItemContent({ item }: { readonly item: AccordionItem }) {
  const { content = [], points, picture } = item;
  return (
    <div className={points || picture ? styles.columns : undefined}>
      <div className={styles.text}>
        {content.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken>{paragraph}</Unbroken>
          </p>
        ))}
        {points && picture ? <Ticks items={points} /> : null}
      </div>
      {points && !picture ? <Ticks items={points} /> : null}
      {picture ? <Art {...picture} /> : null}
    </div>
  );
}

interface Props {
  readonly block: BlockOf<'accordion'>;
  readonly sectionId: string;
  readonly index: number;
}

/**
 * An accordion with at most one open item, also if its items are in groups, each beside an example. A
 * link to the anchor of an item opens the item.
 */
export function AccordionBlock({ block, sectionId, index }: Props) {
  const { title, open, items } = block;
  const groups = inGroups(items, ({ group }) => group !== undefined);
  return (
    <>
      {title === undefined ? null : <h3 className={styles.title}>{title}</h3>}
      {groups.map((members, place) => {
        const group = members[0]?.group;
        const accordion = (
          <Accordion
            name={`${sectionId}-${index}`}
            open={place === 0 ? open : 'none'}
            level={group === undefined && title === undefined ? 3 : 4}
            items={members.map((item) => ({
              id: itemAnchor(sectionId, item),
              title: item.title,
              lead: item.content?.[0] && firstSentence(item.content[0]),
              children:
                item.content || item.points || item.picture ? (
                  <ItemContent item={item} />
                ) : undefined,
            }))}
          />
        );
        return group === undefined ? (
          <Fragment key={place}>{accordion}</Fragment>
        ) : (
          <div key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
            <Slip {...group.slip} />
            {accordion}
          </div>
        );
      })}
    </>
  );
}
