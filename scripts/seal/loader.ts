import { fadeInLazyImages } from '@/lib/browser/lazy-images';
import { revealsByItself } from '@/lib/browser/reveal-target';
import type { StartWhen } from '@/lib/start-when';
import { isHydrated, queueStart } from './next-output';
import type { StartPlan } from './start-plan';
import { textHash } from './text-hash';

/** Timeout of the framework's files, and then of hydration, in milliseconds. */
const WAIT_MS = 20_000;

/**
 * Time from load to the paint of the first pictures, in milliseconds. The framework's files would
 * compete with them.
 */
const PAINT_MS = 200;

/** The parts that need their script (lib/start-when.ts). */
const PART = '[data-start-when]';

/**
 * Starts the framework on an exported page, which is plain HTML until then. It runs in the browser
 * when the page is parsed and has its styles; the post-process bundles it to a file without
 * imports. The framework starts when a part of the page needs it, or when a mouse or the keyboard
 * reaches a link; scrolling starts nothing. Its files are prefetched after load. First steps need
 * no framework (first-steps.ts); clicks on other buttons of a part are repeated after hydration.
 * All files must arrive before the first one runs, so a missing file leaves the page in its state
 * without scripts, never half hydrated.
 *
 * @param tag the loader's own script element
 */
export function startSite(tag: HTMLElement): void {
  const plan = JSON.parse(tag.dataset.start ?? '') as StartPlan;
  const root = document.documentElement;
  const clicked: HTMLButtonElement[] = [];
  const waiting = new AbortController();
  let started = false;
  let isOver = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  /** The flight data, once it is requested. */
  let ahead: Promise<string> | undefined;
  const times = Array.from(
    document.querySelectorAll<HTMLElement>(PART),
    ({ dataset }) => dataset.startWhen as StartWhen,
  );
  // Values that are no media query never match.
  const media = times.map((when) => matchMedia(when));

  const load = (src: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      // The framework looks for this attribute, and would load a script without it again.
      script.async = true;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });

  const fetchFlight = (options?: RequestInit) =>
    fetch(plan.flight, options).then((answer) => answer.text());

  /** Applies the style rules for browsers without scripts. */
  const showUnscripted = () => {
    isOver = true;
    for (const sheet of document.styleSheets) {
      try {
        for (const rule of sheet.cssRules) {
          if (!(rule instanceof CSSMediaRule)) continue;
          rule.media.mediaText = rule.media.mediaText
            .replace('(scripting: none)', '(width)')
            .replace('(scripting: enabled)', '(width: 0)');
        }
      } catch {
        // A style sheet of another origin, such as a browser extension's: its rules cannot be read.
      }
    }
  };

  const wait = () => {
    clearTimeout(limit);
    limit = setTimeout(() => {
      // The page may have hydrated in a hidden tab, which has no animation frames.
      if (!isHydrated()) showUnscripted();
    }, WAIT_MS);
  };

  /** Repeats the clicks from before hydration. */
  const repeatClicks = () => {
    if (isOver) return;
    if (!isHydrated()) {
      requestAnimationFrame(repeatClicks);
      return;
    }
    waiting.abort();
    for (const button of clicked) button.click();
    // The link under the mouse or with the focus missed the event for its prefetch.
    document
      .querySelector('a:hover, a:focus-visible')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  };

  const fetchAndRun = async () => {
    wait();
    try {
      const [flight] = await Promise.all([(ahead ??= fetchFlight()), ...plan.chunks.map(load)]);
      if (isOver) return;
      // The flight data is of another version than the page.
      if (textHash(flight) !== plan.hash) throw new Error();
      queueStart(flight, plan.entry);
      await load(plan.runtime);
      wait();
      repeatClicks();
    } catch {
      showUnscripted();
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    void fetchAndRun();
  };

  /** Starts after the next frame, which shows the response to the visitor's last action. */
  const startSoon = () => {
    if (!started) requestAnimationFrame(() => setTimeout(start));
  };

  /**
   * The link of an event, if it leads to another page. The browser follows it without the
   * framework.
   */
  const leavingLink = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    return link?.hash === '' ? link : undefined;
  };

  /** A click, a key press, an input or the focus on a part. */
  const onUse = (event: Event) => {
    const target = event.target as Element;
    if (isOver || isHydrated() || !target.closest(PART) || leavingLink(event)) return;
    startSoon();
    const button = event.type === 'click' && target.closest('button');
    // A first step has handled it, or the browser handles it.
    if (!button || event.defaultPrevented) return;
    if (!button.popoverTargetElement && !button.commandForElement) clicked.push(button);
  };

  /** Keyboard focus on a link often precedes a click. */
  const onFocus = (event: Event) => {
    if (leavingLink(event)?.matches(':focus-visible')) startSoon();
  };

  /** So does a mouse that moves on a link. */
  const onMove = (event: PointerEvent) => {
    // When a link scrolls below a resting mouse, browsers send a pointer event without movement.
    const isMove = event.movementX || event.movementY;
    if (isMove && event.pointerType !== 'touch' && leavingLink(event)) startSoon();
  };

  const fetchAhead = async () => {
    if (navigator.connection?.saveData) return;
    ahead ??= fetchFlight({ priority: 'low' });
    await ahead.catch(() => {
      ahead = undefined;
    });
    // In sequence: parallel requests would keep a phone busy for 60 ms.
    for (const src of [...plan.chunks, plan.runtime]) {
      if (started) return;
      // Only fills the browser's cache. Failed files are requested again when they are needed.
      await fetch(src, { priority: 'low' }).then((file) => file.text(), String);
    }
  };

  // Prevents native submission, which would put the entries into the address.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
    },
    true,
  );
  const { signal } = waiting;
  for (const use of ['click', 'keydown', 'input', 'focusin']) {
    addEventListener(use, onUse, { capture: true, signal });
  }
  addEventListener('pointermove', onMove, { signal });
  addEventListener('focusin', onFocus, { signal });
  addEventListener('load', () => {
    const main = document.querySelector('main');
    if (main && 'IntersectionObserver' in self) fadeInLazyImages(main);
    if (media.some(({ matches }) => matches)) setTimeout(startSoon, PAINT_MS);
    // Delayed, so that it does not compete with visible pictures.
    setTimeout(() => void fetchAhead(), 1000);
  });
  // A first visit begins at the top, so the page need not be laid out as a whole
  // (app/styles/later.scss).
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  root.dataset.visit = visit?.type;
  // Later entries of the history need the distinction too: a traversal restores a scroll position.
  (self as Partial<Window>).navigation?.addEventListener('currententrychange', (change) => {
    const way = change.navigationType;
    if (way && way !== 'replace') root.dataset.visit = way + location.hash;
  });

  if (times.includes('now')) startSoon();
  for (const query of media) query.addEventListener('change', startSoon);
  // The address has a state for a part, or the history entry has a draft.
  const asksByQuery = location.search && document.querySelector(`main ${PART}`);
  const asksByHash = document.getElementById(location.hash.slice(1))?.closest(PART);
  if (asksByQuery || asksByHash || history.state) startSoon();
  // Not every browser opens the accordion item of the hash.
  if (!revealsByItself()) {
    if (location.hash) startSoon();
    addEventListener('hashchange', startSoon, { signal });
  }
}
