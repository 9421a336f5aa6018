import { ENROLMENT_DIALOG } from '@/lib/forms/constants';
import { Button } from '../ui/controls/button';
import buttonStyles from '../ui/controls/button.module.scss';
import styles from './enrol-button.module.scss';

interface Props {
  readonly variant: 'marigold' | 'dark';
  /** Anchor of the notice that replaces the dialog in browsers without scripts. */
  readonly withoutScript?: `#${string}` | undefined;
}

/**
 * ENROLL NOW: opens the page's enrolment dialog. Without scripts it leads to mail and telephone
 * instead.
 */
export function EnrolButton({ variant, withoutScript }: Props) {
  const variantClass = variant === 'dark' ? (buttonStyles.dark ?? '') : '';
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
          <a className={`${buttonStyles.button ?? ''} ${variantClass}`} href={withoutScript}>
            ENROLL NOW
          </a>
        </span>
      ) : null}
    </>
  );
}
