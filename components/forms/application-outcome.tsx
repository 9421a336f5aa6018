import { cx } from '@/lib/cx';
import { APPLICATION_WORDS as WORDS } from '@/lib/forms/messages';
import { Button } from '../ui/controls/button';
import button from '../ui/controls/button.module.scss';
import styles from './application-outcome.module.scss';
import kit from './form-kit.module.scss';

/** The message for the visitor's mail program, hidden until `attachApplicationForm` writes it. */
export function ApplicationOutcome({ to }: { readonly to: string }) {
  return (
    <div id="application-outcome" className={cx(kit.sent, styles.next)} hidden>
      <h3 tabIndex={-1} data-state="written">
        {WORDS.written}
      </h3>
      <h3 data-state="outdated" hidden>
        {WORDS.outdated}
      </h3>
      <p>
        <b>{WORDS.nothingSent}</b>{' '}
        {(['short', 'long'] as const).map((length) => {
          const [before, after] = WORDS.nextStep[length](to);
          return (
            <span key={length} data-letter={length} hidden>
              {before}
              <span data-file />
              {after}
            </span>
          );
        })}
      </p>
      <div className={cx('cluster gap2 across4', kit.actions)}>
        <a className={button.button} href={`mailto:${to}`}>
          {WORDS.open}
        </a>
        <Button variant="onDark">{WORDS.copy}</Button>
      </div>
      <p role="status">
        <span data-state="outdated" hidden>
          {WORDS.prepareAgain}
        </span>
        <span data-state="written">
          <span data-copy="copied" hidden>
            {WORDS.copied}
          </span>
          <span data-copy="selected" hidden>
            {WORDS.notCopied}
          </span>
        </span>
      </p>
      <label className={styles.text}>
        {WORDS.message}
        <textarea readOnly rows={9} />
      </label>
    </div>
  );
}
