import type { BlockOf } from '@/content';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import styles from './integrations-block.module.scss';

/** What each other system exchanges with the ERP, below the drawing of the threads that join. */
export function IntegrationsBlock({ block }: { readonly block: BlockOf<'integrations'> }) {
  const { picture, claim, items } = block;
  return (
    <div className={`onDark ${styles.band ?? ''}`}>
      <div className={styles.top}>
        <Art {...picture} />
        {claim ? (
          <p className={styles.claim}>
            <span className={styles.figure} aria-hidden="true">
              {claim.figure}
            </span>
            <span>{claim.label}</span>
          </p>
        ) : null}
      </div>
      <ul className={styles.systems}>
        {items.map(({ title, text, icon }) => (
          <li key={title}>
            {icon ? <Glyph name={icon} /> : null}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
