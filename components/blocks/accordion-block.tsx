import { Unbroken } from '../ui/unbroken';
import { Fragment } from 'react';
import type { AccordionItem, BlockOf } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { checkedNote } from '@/lib/checked-note';
import { cx } from '@/lib/cx';
import { firstSentence } from '@/lib/first-sentence';
import { inGroups } from './in-groups';
import { itemAnchor } from '@/lib/item-anchor';
import { Accordion } from '../ui/controls/accordion';
import { Art } from '../ui/art';
import { Table } from '../ui/table';
import { Ticks } from '../ui/lists/ticks';
import styles from './accordion-block.module.scss';
import folded from './folded-block.module.scss';
import { Slip } from './slip';

function ItemContent({ title, content = [], points, picture, table }: AccordionItem) {
  const words = (
    <div className={points || picture ? 'filled split of5to7 across3 topped' : undefined}>
      <div className={cx('flow', styles.text)}>
        {content.map((paragraph, index) => (
          <p key={index}>
            <Unbroken>{paragraph}</Unbroken>
          </p>
        ))}
        {points && picture ? <Ticks items={points} /> : null}
      </div>
      {points && !picture ? <Ticks items={points} /> : null}
      {picture ? <Art {...picture} small={thumbnailOf(picture.name)} smallBelow="desktop" /> : null}
    </div>
  );
  return (
    <>
      {content.length > 0 || points || picture ? words : null}
      {table ? (
        <Table
          caption={title}
          note={checkedNote(table)}
          isTitled
          columns={table.columns}
          rows={table.rows}
        />
      ) : null}
    </>
  );
}

interface Props {
  readonly block: BlockOf<'accordion'>;
  readonly sectionId: string;
  readonly index: number;
}

/** At most one item is open, also if they are in groups. A link to the anchor of an item opens it. */
export function AccordionBlock({ block, sectionId, index }: Props) {
  const { title, open, items } = block;
  const arePictured = open === 'none' && items.every(({ picture }) => picture);
  const groups = inGroups(items, ({ group }) => group !== undefined);
  return (
    <>
      {title === undefined ? null : <h3 className={folded.title}>{title}</h3>}
      {groups.map((members, place) => {
        const group = members[0]?.group;
        const accordion = (
          <Accordion
            name={`${sectionId}-${index}`}
            open={place === 0 ? open : 'none'}
            level={group === undefined && title === undefined ? 3 : 4}
            items={members.map((item) => {
              const { title: name, content, points, picture, table } = item;
              const inside = arePictured ? undefined : picture;
              return {
                id: itemAnchor(sectionId, item),
                title: name,
                lead: content?.[0] && firstSentence(content[0]),
                sign: arePictured && picture ? <Art {...picture} /> : undefined,
                children:
                  content || points || inside || table ? (
                    <ItemContent {...item} picture={inside} />
                  ) : undefined,
              };
            })}
          />
        );
        return group === undefined ? (
          <Fragment key={place}>{accordion}</Fragment>
        ) : (
          <div key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
            <div>
              <Slip {...group.slip} />
            </div>
            {accordion}
          </div>
        );
      })}
    </>
  );
}
