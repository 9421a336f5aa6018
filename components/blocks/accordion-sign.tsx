import type { Sign } from '@/content';
import { Glyph } from '../ui/glyph';
import styles from './accordion-sign.module.scss';

/** The beginning of a group of items: a drawing on the threads, or a figure, with a short fact. */
export function AccordionSign({ sign }: { readonly sign: Sign }) {
  return 'icon' in sign ? (
    <div className={styles.drawing}>
      <span className={styles.tile}>
        <Glyph name={sign.icon} />
      </span>
      <p>{sign.text}</p>
    </div>
  ) : (
    <p className={styles.figure}>
      <b>{sign.figure}</b> {sign.text}
    </p>
  );
}
