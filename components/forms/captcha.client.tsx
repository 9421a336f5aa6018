'use client';

import { useEffect, useState } from 'react';
import { CAPTCHA_LENGTH, spellCaptcha } from '@/lib/captcha';
import { CAPTCHA_LINES, CAPTCHA_WIDTH, drawCaptcha } from '@/lib/captcha-strokes';
import { CAPTCHA_WORDS } from '@/lib/forms/messages';
import { prepareVoices, readAloud } from '@/lib/browser/speech';
import styles from './captcha.module.scss';

interface Props {
  /**
   * Empty until the component has hydrated. The picture then has its ruled lines and the code that
   * the first step has drawn (scripts/seal/captcha-step.ts).
   */
  readonly code: string;
  readonly onRefresh: () => void;
}

/** The code as a picture, a refresh button and a read-aloud button (decision 29). */
export function Captcha({ code, onRefresh }: Props) {
  // The spelled code, for browsers without a voice (decision 17).
  const [spelled, setSpelled] = useState<{ readonly code: string; readonly text: string }>();
  const characters = drawCaptcha(code);

  useEffect(prepareVoices, []);

  return (
    <div className={styles.captcha} data-first-step="captcha">
      <svg className={styles.picture} viewBox={`0 -5 ${CAPTCHA_WIDTH} 28`} aria-hidden="true">
        {Object.entries(CAPTCHA_LINES).map(([line, y]) => (
          <path key={line} className={styles[line]} d={`M0 ${y}H${CAPTCHA_WIDTH}`} />
        ))}
        <g className={styles.code}>
          {Array.from({ length: CAPTCHA_LENGTH }, (_, index) => (
            <path key={index} {...characters[index]} />
          ))}
        </g>
      </svg>
      <button type="button" className={styles.button} onClick={onRefresh}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 12a8 8 0 1 1-2.3-5.6M20 2v5h-5" />
        </svg>
        {CAPTCHA_WORDS.refresh}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          const text = spellCaptcha(code);
          readAloud(text, () => {
            setSpelled({ code, text });
          });
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9h4l6-5v16l-6-5H3zM17 8a6 6 0 0 1 0 8" />
        </svg>
        {CAPTCHA_WORDS.readAloud}
      </button>
      <p role="status" className={styles.spelled}>
        {spelled?.code === code ? CAPTCHA_WORDS.spelled(spelled.text) : ''}
      </p>
    </div>
  );
}
