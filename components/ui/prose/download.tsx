import { downloadFacts } from '@/lib/server/downloads';
import { asset } from '@/lib/asset';
import styles from './download.module.scss';

interface Props {
  readonly href: `/${string}`;
  readonly label: string;
}

export function Download({ href, label }: Props) {
  const { kind, size } = downloadFacts(href);
  return (
    <a className={styles.download} href={asset(href)} download>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10 2h4v8h5l-7 7-7-7h5zM3 19h18v3H3z" fill="currentColor" />
      </svg>
      <span>
        <b>{label}</b>
        <span className="remark">
          {kind}, {size}
        </span>
      </span>
    </a>
  );
}
