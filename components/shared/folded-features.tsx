import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import { Glyph } from '../ui/glyph';
import styles from './folded-features.module.scss';
import { SectionHead } from './section-head';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    readonly icon?: string;
  }[];
  readonly isNumbered?: boolean;
  readonly ground?: 'paper' | 'sand';
  readonly children?: ReactNode;
}

export function FoldedFeatures(props: Props) {
  const { id, heading, lead, items, isNumbered = false, ground = 'paper', children } = props;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className={cx('section', ground === 'sand' && 'onSand')} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} variant={lead ? 'split' : 'stacked'}>
          {lead ? <p>{lead}</p> : null}
        </SectionHead>
        {children}
        <List className={styles.features}>
          {items.map(({ title, text, icon }, index) => (
            <li key={title}>
              {icon ? <Glyph name={icon} /> : null}
              <Disclosure label={title} level={3} open={isNumbered && index === 0} from="tablet">
                <p>{text}</p>
              </Disclosure>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
