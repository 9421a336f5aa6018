'use client';

import { type ReactNode, createContext, use } from 'react';
import type { FieldName } from '@/lib/forms/messages';
import type { FieldErrors } from '@/lib/browser/form-validation';
import styles from './field.module.scss';

/** The state of the form that its fields need. */
export const FormContext = createContext<{ readonly id: string; readonly errors: FieldErrors }>({
  id: '',
  errors: {},
});

interface Props {
  readonly name: FieldName;
  readonly label: string;
  readonly required?: boolean;
  /** Shown between label and control. */
  readonly hint?: ReactNode;
  /** `half`: half a row, where the width allows it; `tick`: a checkbox before its label. */
  readonly variant?: 'whole' | 'half' | 'tick';
  /** False excludes the entry from the draft. */
  readonly draft?: boolean;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** Attributes for the input, textarea or select of a field. */
interface ControlProps {
  readonly id: string;
  readonly name: FieldName;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'data-draft': 'no' | undefined;
  /** The key at the end of a line on a phone; the last control of a form has `send`. */
  readonly enterKeyHint: 'next';
}

/** One field: visible label with its mark, hint, control, and its error beside it. */
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
