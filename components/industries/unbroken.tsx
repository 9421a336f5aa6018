import styles from './unbroken.module.scss';

/** Words of a heading; a hyphenated word stays on one line, which balanced lines would cut. */
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
