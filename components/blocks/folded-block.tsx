import type { ReactNode } from 'react';
import type { Block } from '@/content';
import { Fold } from '../ui/controls/fold';
import styles from './folded-block.module.scss';

/** The title of a block that a phone may fold; accordions and drawings stay in sight. */
function labelOf(block: Block): string | undefined {
  switch (block.type) {
    case 'list':
    case 'entries':
    case 'flow':
      return block.title;
    case 'table':
    case 'origins':
      return block.caption;
    default:
      return undefined;
  }
}

interface Props {
  readonly block: Block;
  readonly children: ReactNode;
}

/** A block, below its title on a phone if it has one, so that a long page stays short there. */
export function FoldedBlock({ block, children }: Props) {
  const label = labelOf(block);
  return label === undefined ? (
    children
  ) : (
    <Fold label={label} className={styles.folded}>
      {children}
    </Fold>
  );
}
