import type { ReactNode } from 'react';
import type { Heading } from '@/lib/build/article';
import styles from './post-layout.module.scss';

interface Props {
  /** The words above the list of contents. */
  readonly label: string;
  readonly headings: readonly Heading[];
  readonly sidebar: ReactNode;
  /** The text of the article. */
  readonly children: ReactNode;
}

/** From this number of headings on, an article has a list of contents. */
const LONG_FROM = 4;

/**
 * The article between its list of contents and the sidebar. On wide screens the list stands beside
 * the text; below, it is folded away above it.
 */
export function PostLayout({ label, headings, sidebar, children }: Props) {
  return (
    <div className={`wrap ${styles.columns ?? ''}`}>
      {headings.length >= LONG_FROM ? (
        <nav className={styles.contents} aria-label={label} data-print="hide">
          <details>
            <summary>{label}</summary>
            <ol>
              {headings.map(({ level, text, id }) => (
                <li key={id} className={level === 3 ? styles.below : undefined}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      ) : null}
      <div className={styles.text}>{children}</div>
      <div className={styles.sidebar} data-print="hide">
        {sidebar}
      </div>
    </div>
  );
}
