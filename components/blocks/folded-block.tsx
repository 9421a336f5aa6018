import type { ReactNode } from 'react';
import type { Block } from '@/content';
import { Fold } from '../ui/controls/fold';
import styles from './folded-block.module.scss';

interface Props {
  readonly block: Block;
  readonly children: ReactNode;
}

/** On phones and tablets the title opens the block; accordions and drawings stay in sight. */
export function FoldedBlock({ block, children }: Props) {
  switch (block.type) {
    case 'list':
    case 'entries':
      return block.title === undefined ? (
        children
      ) : (
        <Fold
          label={block.title}
          level={3}
          className={styles[block.type]}
          isShort={block.type === 'list'}
        >
          {children}
        </Fold>
      );
    case 'flow':
      return block.title === undefined ? (
        children
      ) : (
        <>
          <h3 className={styles.title}>{block.title}</h3>
          {children}
        </>
      );
    case 'origins':
      return (
        <Fold label={block.caption} level={3} className={styles.origins}>
          {children}
        </Fold>
      );
    case 'table':
      return block.view === 'steps' ? (
        <>
          <h3 className={styles.title}>{block.caption}</h3>
          {children}
        </>
      ) : (
        <Fold label={block.caption} className={styles.table}>
          {children}
        </Fold>
      );
    case 'text':
    case 'accordion':
    case 'claims':
    case 'demo':
    case 'picture':
    case 'integrations':
    case 'evidence':
    case 'questions':
      return children;
  }
  return block satisfies never;
}
