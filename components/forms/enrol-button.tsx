import { cx } from '@/lib/cx';
import { ENROLMENT_DIALOG } from '@/lib/forms/constants';
import { Button, type ButtonVariant, buttonClass } from '../ui/controls/button';
import button from '../ui/controls/button.module.scss';
import styles from './enrol-button.module.scss';

interface Props {
  readonly variant?: ButtonVariant;
  /** Replaces the dialog without scripts. */
  readonly withoutScript?: `#${string}` | undefined;
  readonly note?: string;
  readonly isInDock?: boolean;
}

export function EnrolButton({ variant = 'primary', withoutScript, note, isInDock = false }: Props) {
  const words = (
    <>
      ENROLL NOW
      {note ? <span className={cx('tNote', styles.note)}>{note}</span> : null}
    </>
  );
  const visibility = isInDock && button.inDock;
  return (
    <>
      <span className={cx(styles.scripted, visibility)} data-scripts="only" data-print="hide">
        <Button
          variant={variant}
          command="show-modal"
          commandfor={ENROLMENT_DIALOG}
          aria-haspopup="dialog"
        >
          {words}
        </Button>
      </span>
      {withoutScript ? (
        <span className={visibility || undefined} data-scripts="none">
          <a className={buttonClass(variant)} href={withoutScript}>
            {words}
          </a>
        </span>
      ) : null}
    </>
  );
}
