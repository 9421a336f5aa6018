import { cx } from '@/lib/cx';
import { CAPTCHA_LENGTH } from '@/lib/captcha';
import { CAPTCHA_BASE, CAPTCHA_WIDTH } from '@/lib/captcha-strokes';
import { CAPTCHA_WORDS } from '@/lib/forms/messages';
import styles from './captcha.module.scss';

/** Spells the code in text where the browser has no voice. */
export function Captcha() {
  return (
    <div className={styles.captcha} data-behavior="captcha">
      <svg
        className={styles.picture}
        viewBox={`0 -5 ${CAPTCHA_WIDTH} 28`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={`M0 ${CAPTCHA_BASE}H${CAPTCHA_WIDTH}`} stroke="var(--rule)" strokeWidth="0.5" />
        <g stroke="var(--ink)" strokeWidth="2">
          {Array.from({ length: CAPTCHA_LENGTH }, (_, index) => (
            <path key={index} />
          ))}
        </g>
      </svg>
      <button type="button" className={cx('asLink', styles.button)} data-captcha="refresh">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 12a8 8 0 1 1-2.3-5.6M20 2v5h-5" />
        </svg>
        {CAPTCHA_WORDS.refresh}
      </button>
      <button type="button" className={cx('asLink', styles.button)} data-captcha="read">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9h4l6-5v16l-6-5H3zM17 8a6 6 0 0 1 0 8" />
        </svg>
        {CAPTCHA_WORDS.readAloud}
      </button>
      <p role="status" className={styles.spelled} />
    </div>
  );
}
