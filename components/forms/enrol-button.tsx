import { ENROLMENT_DIALOG } from '@/lib/forms/constants';
import { Button, type ButtonVariant, buttonClass } from '../ui/controls/button';
import styles from './enrol-button.module.scss';

interface Props {
  readonly variant: ButtonVariant;
  /** Anchor of the notice that replaces the dialog in browsers without scripts. */
  readonly withoutScript?: `#${string}` | undefined;
}

/**
 * ENROLL NOW: opens the page's enrolment dialog. Without scripts it leads to mail and telephone
 * instead.
 */
export function EnrolButton({ variant, withoutScript }: Props) {
  return (
    <>
      <span className={styles.scripted} data-print="hide">
        <Button
          variant={variant}
          command="show-modal"
          commandfor={ENROLMENT_DIALOG}
          aria-haspopup="dialog"
        >
          ENROLL NOW
        </Button>
      </span>
      {withoutScript ? (
        <span className={styles.unscripted}>
          <a className={buttonClass(variant)} href={withoutScript}>
            ENROLL NOW
          </a>
        </span>
      ) : null}
    </>
  );
}
