import { cx } from '@/lib/cx';
import styles from './fine-print.module.scss';

export function FinePrint({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={cx('wrap', styles.print)}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
