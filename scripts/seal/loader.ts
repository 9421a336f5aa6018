import type { StartPlan } from './start-plan';

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
  }
}

/**
 * Starts the framework on an exported page; everything before that is plain HTML that works. It
 * runs in the browser, when the page is parsed and has its styles: the seal writes it to a file of
 * its own, without imports. The framework's files are fetched ahead when the page is loaded, and run
 * from the visitor's first gesture on; buttons pressed until then are pressed again. All files arrive
 * before the first of them does anything, so a file that is missing leaves the page as it is without
 * scripts, and not half alive.
 *
 * @param tag the loader's own script element
 */
export function startSite(tag: HTMLElement): void {
  const plan = JSON.parse(tag.dataset.start ?? '') as StartPlan;
  const root = document.documentElement;
  const pressed: HTMLButtonElement[] = [];
  let started: Promise<void> | undefined;

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

  /** Lets the style sheets' rules for browsers without scripts hold. */
  const showUnscripted = () => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        rule.media.mediaText = rule.media.mediaText
          .replace('(scripting: none)', '(width)')
          .replace('(scripting: enabled)', '(width: 0)');
      }
    }
  };

  /** The framework's announcer is there once it answers the visitor. */
  const announcer = () => document.querySelector('next-route-announcer');

  /** Keeps the buttons that are pressed too early, but for those that the browser serves itself. */
  const keepPressed = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (!button || button.popoverTargetElement || button.commandForElement) return;
    if (!announcer()) pressed.push(button);
  };

  const pressAgain = () => {
    if (announcer()) for (const button of pressed) button.click();
    else requestAnimationFrame(pressAgain);
  };

  const fetchAndRun = async () => {
    try {
      const [flight] = await Promise.all([
        fetch(plan.flight).then((answer) => answer.text()),
        ...plan.chunks.map(load),
      ]);
      // Of another version than the page.
      if (flight.length !== plan.size) {
        showUnscripted();
        return;
      }
      self.__next_f = [[0], [1, flight]];
      (self.TURBOPACK ??= []).push(plan.entry);
      await load(plan.runtime);
      pressAgain();
    } catch {
      showUnscripted();
    }
  };

  const start = () => {
    started ??= fetchAndRun();
  };

  /** A press on a link to another page, which has no hash, leads on without the framework. */
  const onPress = ({ target }: Event) => {
    if ((target as Element).closest('a')?.hash !== '') start();
  };

  const onMove = ({ movementX, movementY }: PointerEvent) => {
    // A page that appears under a resting pointer is told of a movement that is none.
    if (movementX || movementY) start();
  };

  const fetchAhead = async () => {
    if (navigator.connection?.saveData) return;
    // One after another: asking for all at once would keep a phone busy for 60 ms.
    for (const src of [...plan.chunks, plan.runtime]) {
      if (started) return;
      // It lands in the browser's cache. What fails now is asked for again when it is needed.
      await fetch(src, { priority: 'low' }).then((file) => file.text(), String);
    }
  };

  // No form is ever sent by the browser itself, which would show what was typed in the address.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
    },
    true,
  );
  addEventListener('click', keepPressed, true);
  addEventListener('pointermove', onMove);
  addEventListener('keydown', start, true);
  // Assistive technology may click and fill in without a pointer or a key.
  for (const press of ['pointerdown', 'focusin', 'click', 'input']) {
    addEventListener(press, onPress, true);
  }
  // Some time later, so that it takes nothing from the pictures in sight.
  addEventListener('load', () => setTimeout(() => void fetchAhead(), 1000));
  // A first visit begins at the top, and need not be laid out as a whole (app/styles/later.scss).
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  root.dataset.visit = visit?.type;
  // From then on it is told from a way back, which leads to where the visitor has been.
  (self as Partial<Window>).navigation?.addEventListener('currententrychange', (change) => {
    const way = change.navigationType;
    if (way && way !== 'replace') root.dataset.visit = way + location.hash;
  });
  // The address asks for a state of the page, or the visitor has left one here.
  const returns: unknown = /[?#]/.test(location.href) || history.state;
  if (returns || matchMedia(plan.when).matches) requestAnimationFrame(() => setTimeout(start));
}
