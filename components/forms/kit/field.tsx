import type { ReactNode } from 'react';
import { type FieldName, messagesOf } from '@/lib/forms/messages';
import styles from './field.module.scss';

interface ControlProps {
  readonly id: string;
  readonly name: FieldName;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'data-draft': 'no' | undefined;
  readonly enterKeyHint: 'next';
}

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

/** With its messages, which `lib/browser/form-errors.ts` shows. A page has one form. */
export function Field(props: Props) {
  const { name, label, required = false, hint, variant = 'whole', draft = true, children } = props;
  const id = `field-${name}`;
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
        'aria-describedby': hint ? `${id}-hint` : undefined,
        'data-draft': draft ? undefined : 'no',
        enterKeyHint: 'next',
      })}
      {messagesOf(name, required).map(([problem, text]) => (
        <p key={problem} id={`${id}-${problem}`} className={styles.error} hidden>
          {text}
        </p>
      ))}
    </div>
  );
}
