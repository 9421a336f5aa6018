'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import styles from './tabs.module.scss';
import { useTabList } from './use-tab-list';

interface Tab {
  /** Id of the panel and hash of the address. */
  readonly key: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface Props {
  readonly label: string;
  /** The first is the default. */
  readonly tabs: readonly Tab[];
}

/**
 * ARIA tabs whose selection is in the hash, so that a link can select a tab. Each tab is a link to
 * its panel: before hydration the browser shows the panel by `:target`, and without scripts all
 * panels are shown in sequence. The hash also has the selection that was made before hydration
 * (scripts/seal/first-steps.ts).
 */
export function Tabs({ label, tabs }: Props) {
  const [active, setActive] = useState(tabs[0]?.key);
  const [ready, setReady] = useState(false);

  const choose = (key: string) => {
    setActive(key);
    window.history.replaceState(null, '', `#${key}`);
  };

  const [list, listProps] = useTabList({
    chosen: tabs.findIndex(({ key }) => key === active),
    count: tabs.length,
    ends: 'loop',
    onChoose: (index) => {
      const tab = tabs[index];
      if (tab) choose(tab.key);
    },
  });

  useLayoutEffect(() => {
    const followHash = () => {
      const key = window.location.hash.slice(1);
      if (tabs.some((tab) => tab.key === key)) setActive(key);
      setReady(true);
    };
    followHash();
    window.addEventListener('hashchange', followHash);
    return () => {
      window.removeEventListener('hashchange', followHash);
    };
  }, [tabs]);

  return (
    <div className={styles.tabs} data-ready={ready} data-start-when="used" data-first-step="">
      <div ref={list} {...listProps} className={styles.list} aria-label={label}>
        {tabs.map(({ key, label: text }) => (
          <a
            key={key}
            id={`tab-${key}`}
            href={`#${key}`}
            role="tab"
            aria-controls={key}
            aria-selected={key === active}
            tabIndex={key === active ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              choose(key);
            }}
          >
            {text}
          </a>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          id={key}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`tab-${key}`}
          // Set after the browser's own jump to a linked panel, which would otherwise draw a focus
          // ring around it.
          tabIndex={ready ? 0 : undefined}
          data-active={key === active}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
