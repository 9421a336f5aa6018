import { FORM_WORDS } from '@/lib/forms/messages';
import { Button } from '../../ui/controls/button';
import styles from './alert-dialog.module.scss';

/** `lib/browser/form.ts` opens it with the text of a result. */
export function AlertDialog() {
  return (
    <dialog
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby="alert-heading"
      aria-describedby="alert-text"
    >
      <h2 id="alert-heading">
        {Object.entries(FORM_WORDS.alert).map(([status, words]) => (
          <span key={status} data-state={status} hidden>
            {words}
          </span>
        ))}
      </h2>
      <p id="alert-text" className="lead" data-alert="text" />
      <form method="dialog">
        <Button type="submit" variant="secondary">
          {FORM_WORDS.ok}
        </Button>
      </form>
    </dialog>
  );
}
