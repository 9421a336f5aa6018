import type { AccordionItem, BlockOf } from '@/content';
import { itemAnchor } from '@/lib/item-anchor';
import { Accordion } from '../ui/controls/accordion';
import { Art } from '../ui/art';
import { Ticks } from '../ui/lists/ticks';
import styles from './accordion-block.module.scss';
import { AccordionSign } from './accordion-sign';
import { BlockTitle } from './block-title';

function ItemContent({ item }: { readonly item: AccordionItem }) {
  const { content = [], points, picture } = item;
  const className = picture ? styles.illustrated : points ? styles.pointed : styles.plain;
  return (
    <div className={className}>
      <div className={styles.text}>
        {content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
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
  /** Distinguishes the accordions of one section. */
  readonly index: number;
}

/**
 * An accordion with at most one open item. A link to the anchor of an item opens the
 * item.
 */
export function AccordionBlock({ block, sectionId, index }: Props) {
  return (
    <>
      <BlockTitle title={block.title} />
      <div className={styles.group}>
        <AccordionSign sign={block.sign} />
        <div className={styles.items}>
          <Accordion
            name={`${sectionId}-${index}`}
            open={block.open}
            level={block.title === undefined ? 3 : 4}
            items={block.items.map((item) => ({
              id: itemAnchor(sectionId, item),
              title: item.title,
              children:
                item.content || item.points || item.picture ? (
                  <ItemContent item={item} />
                ) : undefined,
            }))}
          />
        </div>
      </div>
    </>
  );
}
