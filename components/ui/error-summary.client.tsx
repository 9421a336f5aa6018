'use client';

import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.scss';

interface Props {
  readonly heading: string;
  /** What is wrong, and the id of the control where it can be put right. */
  readonly errors: readonly { readonly control: string; readonly text: string }[];
}

/** The list of what is wrong in a form; takes the focus whenever it gets new errors. */
export function ErrorSummary({ heading, errors }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [errors]);
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{heading}</p>
      <ul>
        {errors.map(({ control, text }) => (
          <li key={control}>
            <a
              href={`#${control}`}
              onClick={(event) => {
                // The focus is enough: the address of the page stays what it was.
                event.preventDefault();
                document.getElementById(control)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
