'use client';

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { tabByKey } from '@/lib/tab-keys';
import { chosenEarly, takeOver } from '../../lib/browser/chosen-early';
import styles from './hiring-steps.module.scss';

interface Props {
  readonly heading: string;
  readonly steps: readonly { readonly label: string; readonly content: string }[];
}

/**
 * 'How we hire': five steps, the first selected (section 2). Arrow keys move along the thread;
 * without scripts all five are readable one after another. A step that was chosen before this script
 * ran (scripts/seal/first-steps.ts) stays.
 */
export function HiringSteps({ heading, steps }: Props) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    takeOver(list.current);
    setSelected(chosenEarly(list.current));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = tabByKey(event.key, selected, steps.length, 'stop');
    if (to === undefined) return;
    event.preventDefault();
    setSelected(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <div className={styles.stepper} data-start-when="used" data-first-step="">
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        data-ends="stop"
        aria-label={heading}
        onKeyDown={onKeyDown}
      >
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
