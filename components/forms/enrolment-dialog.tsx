import type { EnrolmentCourse, Office } from '@/content';
import { ENROLMENT_DIALOG } from '@/lib/forms/constants';
import { ENROLMENT_WORDS } from '@/lib/forms/messages';
import styles from './enrolment-dialog.module.scss';
import { EnrolmentForm } from './enrolment-form';

interface Props {
  readonly course: EnrolmentCourse;
  readonly courses: readonly EnrolmentCourse[];
  /** Below the label of the list. */
  readonly courseHint: string | undefined;
  readonly office: Office;
}

/** Closing keeps the text. */
export function EnrolmentDialog(props: Props) {
  return (
    <dialog
      id={ENROLMENT_DIALOG}
      className={styles.dialog}
      aria-labelledby="enrolment-heading"
      data-behavior="dialog"
    >
      <div className={styles.head}>
        <h2 id="enrolment-heading">{ENROLMENT_WORDS.heading}</h2>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={ENROLMENT_WORDS.close}>
            ×
          </button>
        </form>
      </div>
      <EnrolmentForm labelledBy="enrolment-heading" {...props} />
    </dialog>
  );
}
