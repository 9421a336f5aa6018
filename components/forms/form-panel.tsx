import type { ReactNode } from 'react';
import type { Office } from '@/content';
import { cx } from '@/lib/cx';
import styles from './form-panel.module.scss';
import { NoScriptContact } from './no-script-contact';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly draftNote: string;
  readonly noScript: string;
  readonly office: Office;
  readonly children: ReactNode;
}

export function FormPanel({ id, heading, lead, draftNote, noScript, office, children }: Props) {
  return (
    <div className={styles.panel}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <NoScriptContact text={noScript} office={office} />
      {children}
      <p className={cx('remark', styles.note)} data-scripts="only">
        {draftNote}
      </p>
    </div>
  );
}
