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
 * ENROLL NOW: opens the page's enrolment dialog (section 4), also before hydration. Without scripts
 * it links to mail and telephone instead.
 */
export function EnrolButton({ variant, withoutScript }: Props) {
  return (
    <>
      <span className={styles.scripted} data-print="hide" data-start-when="used" data-first-step="">
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
        <noscript>
          <a
            className={`${buttonStyles.button ?? ''} ${variant === 'dark' ? (buttonStyles.dark ?? '') : ''}`}
            href={withoutScript}
          >
            ENROLL NOW
          </a>
        </noscript>
      ) : null}
    </>
  );
}
