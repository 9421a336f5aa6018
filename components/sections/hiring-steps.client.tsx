'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './hiring-steps.module.scss';

interface Props {
  readonly heading: string;
  readonly steps: readonly { readonly label: string; readonly content: string }[];
}

/**
 * 'How we hire': five steps, the first selected (section 2). Arrow keys move along the thread;
 * without scripts all five are readable one after another.
 */
export function HiringSteps({ heading, steps }: Props) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = steps.length - 1;
    const to = {
      ArrowRight: Math.min(selected + 1, last),
      ArrowDown: Math.min(selected + 1, last),
      ArrowLeft: Math.max(selected - 1, 0),
      ArrowUp: Math.max(selected - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setSelected(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <div className={styles.stepper}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
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
            data-passed={index < selected}
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
          data-selected={index === selected}
        >
          <h3>{label}</h3>
          <p>{content}</p>
        </div>
      ))}
    </div>
  );
}
