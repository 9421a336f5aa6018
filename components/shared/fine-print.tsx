import { Disclosure } from '../ui/controls/disclosure';
import styles from './fine-print.module.scss';

export function FinePrint({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <Disclosure label="Trade marks" from="never" className={styles.print}>
      <div className="grid min19 gap1 across6 muted tSmall">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Disclosure>
  );
}
