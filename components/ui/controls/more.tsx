import { cx } from '@/lib/cx';
import styles from './more.module.scss';

interface Props {
  readonly label: string;
  readonly about?: string | undefined;
  /** In one of many cards that are links themselves. */
  readonly isSmall?: boolean;
}

export function More({ label, about, isSmall = false }: Props) {
  return (
    <span className={cx(isSmall ? 'tSmall' : 'tCompact', styles.more, isSmall && styles.small)}>
      {label}
      {about ? <span className="visuallyHidden"> about {about}</span> : null}
    </span>
  );
}
