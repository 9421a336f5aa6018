import type { ReactNode } from 'react';
import { FormColumns } from '../shared/form-columns';
import styles from './enquiry-desk.module.scss';

interface Props {
  readonly form: ReactNode;
  readonly children: ReactNode;
}

/** The form on a dark ground, as a sheet on the weft of the banner. */
export function EnquiryDesk({ form, children }: Props) {
  return (
    <div className={styles.desk}>
      <FormColumns form={<div className={styles.form}>{form}</div>}>{children}</FormColumns>
    </div>
  );
}
