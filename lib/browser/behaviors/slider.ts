import { BANNER_ADVANCE_MS, BANNER_LABELS } from '../../banner';
import { FROM_DESKTOP } from '../../screens';

/**
 * A slide every 2000 ms, with dots and pause. Hover, focus and a hidden tab pause
 * it, unless Play is pressed meanwhile; under reduced motion it never advances by itself.
 */
export function attachSlider(slider: HTMLElement): void {
  const dots = [...slider.querySelectorAll<HTMLElement>('[aria-controls]')];
  const play = slider.querySelector<HTMLButtonElement>('button:not([aria-controls])');
  const track = slider.querySelector('[aria-live]');
  const desktop = matchMedia(FROM_DESKTOP);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let active = dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  let isPaused = false;
  let isAttended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isMoving = () => desktop.matches && !reduced.matches && !isPaused;
  const update = () => {
    clearTimeout(timer);
    const advances = isMoving() && !isAttended && !document.hidden;
    if (advances)
      timer = setTimeout(() => {
        show(active + 1);
      }, BANNER_ADVANCE_MS);
    track?.setAttribute('aria-live', advances ? 'off' : 'polite');
    play?.setAttribute('aria-label', isMoving() ? BANNER_LABELS.pause : BANNER_LABELS.play);
    play?.setAttribute('data-moving', String(isMoving()));
    play?.toggleAttribute('disabled', reduced.matches);
  };
  const show = (index: number) => {
    active = (index + dots.length) % dots.length;
    for (const [at, dot] of dots.entries()) {
      dot.setAttribute('aria-current', String(at === active));
      const slide = document.getElementById(dot.getAttribute('aria-controls') ?? '');
      if (slide) slide.dataset.active = String(at === active);
    }
    update();
  };
  const attend = (isNow: boolean) => {
    isAttended = isNow;
    update();
  };

  slider.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    if (button === play) {
      isPaused = isMoving();
      // The pointer is on the button here, but must not pause.
      attend(false);
    } else show(dots.indexOf(button));
  });
  slider.addEventListener('pointerenter', () => {
    attend(true);
  });
  slider.addEventListener('pointerleave', () => {
    attend(false);
  });
  slider.addEventListener('focusin', () => {
    attend(true);
  });
  slider.addEventListener('focusout', ({ relatedTarget }) => {
    if (!slider.contains(relatedTarget as Node | null)) attend(false);
  });
  document.addEventListener('visibilitychange', update);
  desktop.addEventListener('change', update);
  reduced.addEventListener('change', update);
  update();
}
