import { Glyph } from '../ui/glyph';
import styles from './career-resources.module.scss';

interface Props {
  readonly heading: string;
  readonly lead: string;
  /** Differs from the section above. */
  readonly ground: 'paper' | 'sand';
  readonly items: readonly {
    readonly icon: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Resume review, Interview prep, Career support. */
export function CareerResources({ heading, lead, ground, items }: Props) {
  return (
    <section className={`section ${styles[ground] ?? ''}`} aria-labelledby="career-resources">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="career-resources">{heading}</h2>
          <p>{lead}</p>
        </div>
        <ul className={styles.items}>
          {items.map(({ icon, title, text }) => (
            <li key={title}>
              <Glyph name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
