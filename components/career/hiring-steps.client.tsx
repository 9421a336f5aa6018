'use client';

import { useLayoutEffect, useState } from 'react';
import { selectedIndex } from '@/lib/browser/first-step-state';
import { useTabList } from '../ui/controls/use-tab-list';
import styles from './hiring-steps.module.scss';

interface Props {
  readonly heading: string;
  readonly steps: readonly { readonly label: string; readonly content: string }[];
}

/**
 * 'How we hire': five steps, the first selected (section 2). Arrow keys select the next or previous
 * step; without scripts all five are shown in sequence. A step that was selected before hydration
 * (scripts/seal/first-steps.ts) stays.
 */
export function HiringSteps({ heading, steps }: Props) {
  const [selected, setSelected] = useState(0);
  const [list, listProps] = useTabList({
    chosen: selected,
    count: steps.length,
    ends: 'stop',
    onChoose: setSelected,
  });

  useLayoutEffect(() => {
    setSelected(selectedIndex(list.current));
  }, [list]);

  return (
    <div className={styles.stepper} data-start-when="used" data-first-step="">
      <div ref={list} {...listProps} className={styles.list} aria-label={heading}>
        {steps.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`step-${index + 1}`}
            aria-controls={`step-${index + 1}-content`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => {
              setSelected(index);
            }}
          >
            <span className={styles.number}>{index + 1}</span> {label}
          </button>
        ))}
      </div>
      {steps.map(({ label, content }, index) => (
        <div
          key={label}
          id={`step-${index + 1}-content`}
          className={styles.content}
          role="tabpanel"
          aria-labelledby={`step-${index + 1}`}
          tabIndex={0}
          data-active={index === selected}
        >
          <h3>{label}</h3>
          <p>{content}</p>
        </div>
      ))}
    </div>
  );
}
