import { createCaptcha } from '@/lib/captcha';
import { drawCaptcha } from '@/lib/captcha-strokes';

/**
 * Draws a code into the captcha of the page before hydration. The hydrated form reads the code from
 * `data-code` (lib/browser/first-step-state.ts) and keeps it.
 */
export function drawFirstCaptcha(): void {
  const captcha = document.querySelector<HTMLElement>('[data-first-step="captcha"]');
  if (!captcha) return;
  const code = createCaptcha();
  captcha.dataset.code = code;
  const paths = captcha.querySelectorAll('g path');
  for (const [index, { d, transform }] of drawCaptcha(code).entries()) {
    paths[index]?.setAttribute('d', d);
    paths[index]?.setAttribute('transform', transform);
  }
}
