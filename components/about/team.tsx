import type { About } from '@/content';
import { Glyph } from '../ui/glyph';
import styles from './team.module.scss';

/** One card for each practice: the role that answers, and for what. */
export function Team({ text }: { readonly text: About['team'] }) {
  return (
    <section className={`section ${styles.band ?? ''}`} aria-labelledby="team">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="team">{text.heading}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <ul className={styles.cards}>
          {text.cards.map(({ icon, practice, role, answersFor }) => (
            <li key={practice}>
              <Glyph name={icon} />
              <div>
                <h3>{practice}</h3>
                <p className={styles.role}>{role}</p>
                <p>{answersFor}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
