'use client';

import { useEffect, useId, useRef } from 'react';
import { summaryHeading } from '@/lib/forms/messages';
import { reveal } from '@/lib/browser/form-controls';
import type { FieldErrors } from '@/lib/browser/form-validation';
import { cx } from '@/lib/cx';
import kit from '../form-kit.module.scss';
import styles from './error-summary.module.scss';

interface Props {
  /** The prefix of the ids of its controls (field.client.tsx). */
  readonly form: string;
  readonly errors: FieldErrors;
}

/** Takes the focus when the errors change. */
export function ErrorSummary({ form, errors }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [errors]);
  return (
    <div
      ref={box}
      className={cx(kit.failed, styles.summary)}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id}>{summaryHeading(Object.keys(errors).length)}</p>
      <ul>
        {Object.entries(errors).map(([field, text]) => (
          <li key={field}>
            <a
              href={`#${form}-${field}`}
              onClick={(event) => {
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
