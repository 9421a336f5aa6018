import styles from './unbroken.module.scss';

/** Hyphenated words of up to 18 letters, ranges, and a number with its unit. */
const UNBROKEN =
  /((?<!\S)e-way bills?|(?=\S{3,18}(?:\s|$))\S+-\S+|\d+ (?:bytes|hours|months)\b|\d\d:\d\d IST)/;

export function Unbroken({ text }: { readonly text: string }) {
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className={styles.word}>
        {part}
      </span>
    ),
  );
}
