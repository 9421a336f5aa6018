'use client';

import { useEffect, useId, useRef } from 'react';
import { summaryHeading } from '@/lib/forms/messages';
import { reveal } from '@/lib/browser/form-controls';
import type { FieldErrors } from '@/lib/browser/form-validation';
import styles from './error-summary.module.scss';

interface Props {
  /** The form's id, the prefix of the ids of its controls (field.client.tsx). */
  readonly form: string;
  /** The messages by name of their field. */
  readonly errors: FieldErrors;
}

/** The list of a form's errors; takes the focus when the errors change. */
export function ErrorSummary({ form, errors }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [errors]);
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{summaryHeading(Object.keys(errors).length)}</p>
      <ul>
        {Object.entries(errors).map(([field, text]) => (
          <li key={field}>
            <a
              href={`#${form}-${field}`}
              onClick={(event) => {
                // Moves the focus only; the address of the page stays the same.
                event.preventDefault();
                const control = document.getElementById(`${form}-${field}`);
                if (!control) return;
                reveal(control);
                control.focus();
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
