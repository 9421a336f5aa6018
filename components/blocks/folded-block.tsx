import type { ReactNode } from 'react';
import type { Block } from '@/content';
import { blockAnchor } from '@/lib/folded';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './folded-block.module.scss';

interface TitledProps {
  readonly id?: string | undefined;
  readonly title: string | undefined;
  readonly children: ReactNode;
}

const Titled = ({ id, title, children }: TitledProps) =>
  title === undefined ? (
    children
  ) : (
    <>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </>
  );

interface Props {
  readonly block: Block;
  readonly sectionId: string;
  readonly children: ReactNode;
}

/** On phones and tablets the title of a list, a table or origins opens it; all others stay in sight. */
export function FoldedBlock({ block, sectionId, children }: Props) {
  switch (block.type) {
    case 'list':
      return block.title === undefined ? (
        children
      ) : (
        <Disclosure
          id={blockAnchor(sectionId, block)}
          label={block.title}
          level={3}
          from="tablet"
          className={styles.list}
        >
          {children}
        </Disclosure>
      );
    case 'entries':
      return (
        <Titled id={blockAnchor(sectionId, block)} title={block.title}>
          {children}
        </Titled>
      );
    case 'origins':
      return (
        <Disclosure
          id={blockAnchor(sectionId, block)}
          label={block.caption}
          level={3}
          from="desktop"
          className={styles.origins}
        >
          {children}
        </Disclosure>
      );
    case 'table':
      return block.view === 'steps' ? (
        <Titled id={blockAnchor(sectionId, block)} title={block.caption}>
          {children}
        </Titled>
      ) : (
        <Disclosure
          id={blockAnchor(sectionId, block)}
          label={block.caption}
          from="desktop"
          className={styles.table}
        >
          {children}
        </Disclosure>
      );
    case 'text':
    case 'accordion':
    case 'claims':
    case 'demo':
    case 'picture':
    case 'integrations':
    case 'evidence':
    case 'call':
    case 'questions':
      return children;
  }
  return block satisfies never;
}
