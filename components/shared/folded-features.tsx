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
}

export function FoldedFeatures({ id, heading, lead, items }: Props) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} variant="stacked">
          {lead ? <p>{lead}</p> : null}
        </SectionHead>
        <ul className={cx(items.length % 3 === 0 ? 'grid three' : 'split', styles.features)}>
          {items.map(({ title, text, icon }) => (
            <li key={title}>
              <Disclosure
                label={
                  <>
                    {icon ? <Glyph name={icon} /> : null}
                    <span>{title}</span>
                  </>
                }
                level={3}
                from="tablet"
              >
                <p>{text}</p>
              </Disclosure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
