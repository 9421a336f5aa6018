import type { BlockOf } from '@/content';
import { Glyph } from '../ui/glyph';
import { BlockTitle } from './block-title';
import styles from './entries-block.module.scss';

/** Titled entries: in two columns (`pairs`), side by side (`modules`) or one a line (`rows`). */
export function EntriesBlock({ block }: { readonly block: BlockOf<'entries'> }) {
  const Title = block.title === undefined ? 'h3' : 'h4';
  return (
    <>
      <BlockTitle title={block.title} />
      <ul className={styles[block.look]}>
        {block.items.map(({ title, text, icon }) => (
          <li key={title}>
            {icon ? <Glyph name={icon} /> : null}
            <Title className={styles.title}>{title}</Title>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
