import type { StartPlan } from './start-plan';

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
  }
}

/**
 * Starts the framework on an exported page; everything before that is plain HTML that works. It
 * runs in the browser, before anything else: the seal writes it to a file of its own, without
 * imports. All files arrive before the first of them does anything, so a file that is missing
 * leaves the page as it is without scripts, and not half alive.
 *
 * @param tag the loader's own script element
 */
export function startSite(tag: HTMLElement): void {
  const plan = JSON.parse(tag.dataset.start ?? '') as StartPlan;
  // No movement: a page that appears under a resting pointer is told of one.
  const intents = ['pointerdown', 'keydown', 'focusin'];
  let started = false;

  const load = (src: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      // The framework looks for this attribute, and would fetch a script without it once more.
      script.async = true;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });

  const readFlight = async () => {
    const text = await (await fetch(plan.flight)).text();
    // Of another version than the page.
    if (text.length !== plan.size) throw new Error();
    return text;
  };

  /** Lets the style sheets' rules for browsers without scripts hold. */
  const showUnscripted = () => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        rule.media.mediaText = rule.media.mediaText
          .replace('(scripting: none)', '(min-width: 0px)')
          .replace('(scripting: enabled)', '(max-width: 0px)');
      }
    }
  };

  const fetchAndRun = async () => {
    try {
      const [flight] = await Promise.all([readFlight(), ...plan.chunks.map(load)]);
      self.__next_f = [[0], [1, flight]];
      (self.TURBOPACK ??= []).push(plan.entry);
      await load(plan.runtime);
    } catch {
      showUnscripted();
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    void fetchAndRun();
  };

  const whenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };

  // No form is ever sent by the browser itself, which would show what was typed in the address.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
    },
    true,
  );
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
  if (matchMedia(plan.when).matches) requestAnimationFrame(() => setTimeout(start));
  else if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
