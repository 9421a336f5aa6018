import styles from './more.module.scss';

interface Props {
  readonly label: string;
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
