import styles from './more.module.scss';

interface Props {
  readonly label: string;
  /** For assistive technology that lists links out of context. */
  readonly about?: string | undefined;
}

export function More({ label, about }: Props) {
  return (
    <span className={styles.more}>
      {label}
      {about ? <span className="visuallyHidden"> about {about}</span> : null}
    </span>
  );
}
