import type { AccordionItem, BlockOf } from '@/content';
import { firstSentence } from '@/lib/first-sentence';
import { itemAnchor } from '@/lib/item-anchor';
import { Accordion } from '../ui/controls/accordion';
import { Art } from '../ui/art';
import { Ticks } from '../ui/lists/ticks';
import styles from './accordion-block.module.scss';

function ItemContent({ item }: { readonly item: AccordionItem }) {
  const { content = [], points, picture } = item;
  return (
    <div className={points || picture ? styles.columns : undefined}>
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
  readonly index: number;
}

export function AccordionBlock({ block, sectionId, index }: Props) {
  return (
    <>
      {block.title === undefined ? null : <h3 className={styles.title}>{block.title}</h3>}
      <Accordion
        name={`${sectionId}-${index}`}
        open={block.open}
        level={block.title === undefined ? 3 : 4}
        items={block.items.map((item) => ({
          id: itemAnchor(sectionId, item),
          title: item.title,
          lead: item.content?.[0] && firstSentence(item.content[0]),
          children:
            item.content || item.points || item.picture ? <ItemContent item={item} /> : undefined,
        }))}
      />
    </>
  );
}
