import { createCaptcha, spellCaptcha } from '../../captcha';
import { drawCaptcha } from '../../captcha-strokes';
import { CAPTCHA_WORDS } from '../../forms/messages';
import { prepareVoices, readAloud } from '../speech';

const captchaIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[data-behavior="captcha"]');

function draw(captcha: HTMLElement): void {
  const code = createCaptcha();
  captcha.dataset.code = code;
  const paths = captcha.querySelectorAll('g path');
  for (const [index, { d, transform }] of drawCaptcha(code).entries()) {
    paths[index]?.setAttribute('d', d);
    paths[index]?.setAttribute('transform', transform);
  }
}

export const captchaOf = (form: HTMLFormElement): string => captchaIn(form)?.dataset.code ?? '';

export function renewCaptcha(form: HTMLFormElement): void {
  const captcha = captchaIn(form);
  if (!captcha) return;
  draw(captcha);
  const status = captcha.querySelector('[role="status"]');
  if (status) status.textContent = '';
  const entry = form.elements.namedItem('captcha');
  if (entry instanceof HTMLInputElement) entry.value = '';
}

export function attachCaptcha(captcha: HTMLElement): void {
  draw(captcha);
  prepareVoices();
  captcha.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest('button')?.dataset.captcha;
    const form = captcha.closest('form');
    if (action === 'refresh' && form) renewCaptcha(form);
    if (action !== 'read') return;
    const text = spellCaptcha(captcha.dataset.code ?? '');
    readAloud(text, () => {
      const status = captcha.querySelector('[role="status"]');
      if (status) status.textContent = CAPTCHA_WORDS.spelled(text);
    });
  });
}
