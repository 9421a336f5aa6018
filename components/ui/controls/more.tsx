import styles from './more.module.scss';

interface Props {
  /** The visible words, such as 'Read More'. */
  readonly label: string;
  /** The target of the link, for assistive technology that lists links out of context. */
  readonly about?: string | undefined;
}

/** The words of a card's link, inside the link that wraps the card. */
export function More({ label, about }: Props) {
  return (
    <span className={styles.more}>
      {label}
      {about ? <span className="visuallyHidden"> about {about}</span> : null}
    </span>
  );
}
