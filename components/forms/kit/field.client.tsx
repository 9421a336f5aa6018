'use client';

import { type ReactNode, createContext, use } from 'react';
import type { FieldName } from '@/lib/forms/messages';
import type { FieldErrors } from '@/lib/browser/form-validation';
import styles from './field.module.scss';

export const FormContext = createContext<{ readonly id: string; readonly errors: FieldErrors }>({
  id: '',
  errors: {},
});

interface Props {
  readonly name: FieldName;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  /** `half`: half a row, where there is room; `tick`: a checkbox before its label. */
  readonly variant?: 'whole' | 'half' | 'tick';
  /** False keeps the entry out of the draft. */
  readonly draft?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly name: FieldName;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'data-draft': 'no' | undefined;
  readonly enterKeyHint: 'next';
}

export function Field(props: Props) {
  const { name, label, required = false, hint, variant = 'whole', draft = true, children } = props;
  const form = use(FormContext);
  const id = `${form.id}-${name}`;
  const error = form.errors[name];
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className={styles[variant]}>
      <div className={required ? styles.required : styles.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {children({
        id,
        name,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy.join(' ') || undefined,
        'data-draft': draft ? undefined : 'no',
        enterKeyHint: 'next',
      })}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
