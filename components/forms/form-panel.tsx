import type { ReactNode } from 'react';
import type { Office } from '@/content';
import styles from './form-panel.module.scss';
import { NoScriptContact } from './no-script-contact';

interface Props {
  /** The id of the heading, by which the form is named. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  /** Where the typed text is kept until it is sent. */
  readonly draftNote: string;
  /** What stands there where scripts do not run, with the office's mail and telephone. */
  readonly noScript: string;
  readonly office: Office;
  /** The form. */
  readonly children: ReactNode;
}

/** The sheet that a form is printed on, with the marigold edge. */
export function FormPanel({ id, heading, lead, draftNote, noScript, office, children }: Props) {
  return (
    <div className={styles.panel}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <NoScriptContact text={noScript} office={office} />
      {children}
      <p className={styles.note}>{draftNote}</p>
    </div>
  );
}
