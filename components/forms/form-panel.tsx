import type { ReactNode } from 'react';
import type { Office } from '@/content';
import styles from './form-panel.module.scss';
import { NoScriptContact } from './no-script-contact';

interface Props {
  /** The id of the heading, which labels the form. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  /** How long the typed text is kept. */
  readonly draftNote: string;
  /** The text for browsers without scripts; the office's mail and telephone follow it. */
  readonly noScript: string;
  readonly office: Office;
  /** The form. */
  readonly children: ReactNode;
}

/** The panel of a form, with the marigold edge. */
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
