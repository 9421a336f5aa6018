import { downloadFacts } from '@/lib/server/downloads';
import { asset } from '@/lib/asset';
import styles from './file-list.module.scss';

export interface ListedFile {
  readonly href: `/${string}`;
  readonly label: string;
  /** Of a file that is not in `public`. */
  readonly bytes?: number | undefined;
}

export function FileList({ files }: { readonly files: readonly ListedFile[] }) {
  return (
    <ul className={styles.files} data-print="hide">
      {files.map(({ href, label, bytes }) => {
        const { kind, size } = downloadFacts(href, bytes);
        return (
          <li key={href}>
            <a href={asset(href)} download>
              {label}
            </a>{' '}
            <span className="muted">
              {kind}, {size}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
