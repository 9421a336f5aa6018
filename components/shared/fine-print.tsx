import { Fold } from '../ui/controls/fold';
import styles from './fine-print.module.scss';

export function FinePrint({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <Fold label="Terms and trade marks" isShort className={styles.print}>
      <div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Fold>
  );
}
