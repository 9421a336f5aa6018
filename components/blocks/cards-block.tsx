import type { BlockOf } from '@/content';
import { Glyph } from '../ui/glyph';
import { BlockTitle } from './block-title';
import styles from './cards-block.module.scss';

/** A grid of service or feature cards, ruled like the cells of a form. */
export function CardsBlock({ block }: { readonly block: BlockOf<'cards'> }) {
  const Title = block.title === undefined ? 'h3' : 'h4';
  return (
    <>
      <BlockTitle title={block.title} />
      <ul className={block.items.length % 3 === 0 ? styles.threes : styles.fours}>
        {block.items.map(({ icon, title, desc }) => (
          <li key={title}>
            <Glyph name={icon} />
            <Title>{title}</Title>
            <p>{desc}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
