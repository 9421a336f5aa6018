import styles from './unbroken.module.scss';

/**
 * The words of a heading. A hyphenated word stays on one line, which `text-wrap: balance` would
 * break.
 */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className={styles.word}>
        {part}
      </span>
    ),
  );
}
