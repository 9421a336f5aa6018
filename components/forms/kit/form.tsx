import type { ReactNode } from 'react';
import type { Office } from '@/content';
import { cx } from '@/lib/cx';
import { HONEYPOT } from '@/lib/forms/constants';
import { FORM_WORDS } from '@/lib/forms/messages';
import { Button } from '../../ui/controls/button';
import { DirectContact } from '../direct-contact';
import styles from '../form-kit.module.scss';
import { AlertDialog } from './alert-dialog';
import summaryStyles from './error-summary.module.scss';

interface Props {
  readonly name: 'contact' | 'enquiry' | 'enrolment' | 'application';
  readonly labelledBy: string;
  readonly submitLabel: string;
  readonly sendingLabel: string;
  readonly resultAs: 'banner' | 'alert';
  /** Whom to write or call if the page's script does not arrive. */
  readonly office: Pick<Office, 'email' | 'phone'>;
  /** Of an application: its mail address and its job, also the name of its draft. */
  readonly application?: { readonly to: string; readonly job: string | undefined };
  readonly children: ReactNode;
}

/**
 * A form with all its messages and results, hidden; its behavior, a file of `lib/browser/behaviors/`,
 * shows them. Until that runs, a press on the button opens a notice and sends nothing.
 */
export function Form(props: Props) {
  const { name, labelledBy, submitLabel, sendingLabel, resultAs, office, application } = props;
  return (
    <>
      <form
        className={styles.form}
        data-scripts="only"
        aria-labelledby={labelledBy}
        data-behavior={`${name}-form`}
        data-draft={application ? `${name}-${application.job ?? ''}` : name}
        data-to={application?.to}
        data-job={application?.job}
      >
        <div
          className={cx(styles.failed, summaryStyles.summary)}
          role="group"
          aria-labelledby="form-errors"
          tabIndex={-1}
          data-form="summary"
          data-state="invalid"
          hidden
        >
          <p id="form-errors" />
          <ul />
        </div>
        <p className={styles.legend}>{FORM_WORDS.required}</p>
        <fieldset className={cx('grid min15 gap3', styles.fields)} data-form="fields">
          {props.children}
          <label className="visuallyHidden" aria-hidden="true">
            {FORM_WORDS.honeypot}
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" data-draft="no" />
          </label>
          <div className={styles.end}>
            <div role="status">
              <p className={styles.notice} data-form="offline" hidden>
                {FORM_WORDS.offline}
              </p>
              <p className="visuallyHidden" data-state="sending" hidden>
                {FORM_WORDS.sending}
              </p>
              <p className={styles.cleared} data-state="cleared" hidden>
                {FORM_WORDS.cleared}
              </p>
              <p className={styles.sent} data-form="result" data-state="sent" hidden />
            </div>
            <div role="alert">
              <p className={styles.failed} data-form="result" data-state="failed" hidden />
            </div>
            <div className={cx('stack gap2', styles.late)} role="alert" data-form="late">
              <DirectContact text={FORM_WORDS.late} office={office} />
              <a href="">{FORM_WORDS.loadAgain}</a>
            </div>
            <div className={cx('cluster gap2 across4', styles.actions)}>
              <Button
                variant="secondary"
                data-form="send"
                popoverTarget="form-kept"
                popoverTargetAction="show"
              >
                <span className={styles.idle}>{submitLabel}</span>
                <span className={styles.busy}>{sendingLabel}</span>
              </Button>
              <button type="reset" className="asLink">
                {FORM_WORDS.clear}
              </button>
            </div>
          </div>
        </fieldset>
        <p id="form-kept" popover="auto" className={styles.kept} role="status">
          {FORM_WORDS.kept}
        </p>
      </form>
      {resultAs === 'alert' ? <AlertDialog /> : null}
    </>
  );
}
