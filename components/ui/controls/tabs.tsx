import type { ReactNode } from 'react';
import styles from './tabs.module.scss';

interface Tab {
  /** Id of the panel and hash of the address. */
  readonly key: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** The selection is in the hash. Without scripts all panels are shown. */
export function Tabs({ label, tabs }: Props) {
  return (
    <div data-behavior="tabs">
      <div className={styles.bar}>
        <div className={styles.list} role="tablist" aria-label={label} data-ends="loop">
          {tabs.map(({ key, label: text }, index) => (
            <a
              key={key}
              id={`tab-${key}`}
              href={`#${key}`}
              role="tab"
              aria-controls={key}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {text}
            </a>
          ))}
        </div>
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div
          key={key}
          id={key}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`tab-${key}`}
          data-active={index === 0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
