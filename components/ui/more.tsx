import styles from './more.module.scss';

interface Props {
  /** The words that are read, such as 'Read More'. */
  readonly label: string;
  /** What the link leads to, for those who hear the links in a list. */
  readonly about?: string | undefined;
}

/** The words of a card's link (decision 27), inside the link that wraps the card. */
export function More({ label, about }: Props) {
  return (
    <span className={styles.more}>
      {label}
      {about ? <span className="visuallyHidden"> about {about}</span> : null}
    </span>
  );
}
