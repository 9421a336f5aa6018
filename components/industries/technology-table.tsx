import type { Industry, IndustryPage } from '@/content';
import { Glyph } from '../ui/glyph';
import styles from './technology-table.module.scss';

interface Props {
  readonly words: IndustryPage['technologies'];
  readonly technologies: Industry['technologies'];
}

/** Five to seven technologies in ruled cells, each with what it is used for in this trade. */
export function TechnologyTable({ words, technologies }: Props) {
  return (
    <section className={`section ${styles.section ?? ''}`} aria-labelledby="technologies">
      <div className="wrap">
        <h2 id="technologies">{words.heading}</h2>
        <ul className={styles.cells}>
          {technologies.map(({ icon, name, use }) => (
            <li key={name}>
              <Glyph name={icon} />
              <h3>{name}</h3>
              <p>{use}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
