import { fadeInLazyImages } from '@/lib/browser/lazy-images';
import { revealsByItself } from '@/lib/browser/reveal-target';
import type { StartWhen } from '@/lib/start-when';
import { isHydrated, queueStart } from './next-output';
import type { StartPlan } from './start-plan';
import { textHash } from './text-hash';

/** How long all files of the framework may take, and then its answer, in milliseconds. */
const WAIT_MS = 20_000;

/** How long the visitor rests before a part in sight starts the framework, in milliseconds. */
const REST_MS = 500;

/** What says so itself that it needs a script (lib/start-when.ts). */
const PART = '[data-start-when]';

/**
 * Starts the framework on an exported page; everything before that is plain HTML that works. It
 * runs in the browser, when the page is parsed and has its styles: the post-process writes it to a file of
 * its own, without imports. The framework starts when a part of the page needs it, or when a mouse
 * or the keyboard reaches a link; scrolling starts nothing. Its files are fetched ahead when the
 * page is loaded. The first step of some parts is taken without it (first-steps.ts); other buttons of a
 * part that are pressed too early are pressed again. All files arrive before the first of them does
 * anything, so a file that is missing leaves the page as it is without scripts, and not half alive.
 *
 * @param tag the loader's own script element
 */
export function startSite(tag: HTMLElement): void {
  const plan = JSON.parse(tag.dataset.start ?? '') as StartPlan;
  const root = document.documentElement;
  const pressed: HTMLButtonElement[] = [];
  const waiting = new AbortController();
  let started = false;
  let isOver = false;
  let limit: ReturnType<typeof setTimeout> | undefined;

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
        // Of another origin, such as that of a browser extension: its rules cannot be read.
      }
    }
  };

  const wait = () => {
    clearTimeout(limit);
    limit = setTimeout(() => {
      // It may have answered in a hidden tab, where there are no frames.
      if (!isHydrated()) showUnscripted();
    }, WAIT_MS);
  };

  /** Does what was asked for before the framework answered. */
  const catchUp = () => {
    if (isOver) return;
    if (!isHydrated()) {
      requestAnimationFrame(catchUp);
      return;
    }
    waiting.abort();
    for (const button of pressed) button.click();
    // The link under the mouse, or with the focus, does not know of it.
    document
      .querySelector('a:hover, a:focus-visible')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  };

  const fetchAndRun = async () => {
    wait();
    try {
      const [flight] = await Promise.all([
        fetch(plan.flight).then((answer) => answer.text()),
        ...plan.chunks.map(load),
      ]);
      if (isOver) return;
      // Of another version than the page.
      if (textHash(flight) !== plan.hash) throw new Error();
      queueStart(flight, plan.entry);
      await load(plan.runtime);
      wait();
      catchUp();
    } catch {
      showUnscripted();
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    void fetchAndRun();
  };

  /** After the next frame, which shows what the visitor has just done. */
  const startSoon = () => {
    if (!started) requestAnimationFrame(() => setTimeout(start));
  };

  /** A link to another page is followed by the browser; no framework starts on the page it leaves. */
  const leavingLink = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    return link?.hash === '' ? link : undefined;
  };

  /** A click, a key, an entry or the focus on a part. */
  const onUse = (event: Event) => {
    const target = event.target as Element;
    if (isOver || isHydrated() || !target.closest(PART) || leavingLink(event)) return;
    startSoon();
    const button = event.type === 'click' && target.closest('button');
    // The first steps have done it, or the browser serves it itself.
    if (!button || event.defaultPrevented) return;
    if (!button.popoverTargetElement && !button.commandForElement) pressed.push(button);
  };

  /** The focus that the keyboard sets on a link announces a click. */
  const onFocus = (event: Event) => {
    if (leavingLink(event)?.matches(':focus-visible')) startSoon();
  };

  /** So does a mouse that moves on a link. */
  const onMove = (event: PointerEvent) => {
    // What scrolls under a resting mouse is told of a movement that is none.
    const isMove = event.movementX || event.movementY;
    if (isMove && event.pointerType !== 'touch' && leavingLink(event)) startSoon();
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

  /** Starts when one of the parts is in sight and the visitor has rested for a while. */
  const startInSight = (parts: Element[]) => {
    if (parts.length === 0) return;
    const inSight = new Set<Element>();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onRest = () => {
      clearTimeout(rest);
      if (inSight.size > 0) rest = setTimeout(startSoon, REST_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      onRest();
    });
    for (const part of parts) observer.observe(part);
    addEventListener('scroll', onRest, { signal: waiting.signal });
  };

  // No form is ever sent by the browser itself, which would show what was typed in the address.
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
    if (main && 'IntersectionObserver' in self) {
      fadeInLazyImages(main);
      startInSight([...document.querySelectorAll('[data-start-when="visible"]')]);
    }
    // Some time later, so that it takes nothing from the pictures in sight.
    setTimeout(() => void fetchAhead(), 1000);
  });
  // A first visit begins at the top, and need not be laid out as a whole (app/styles/later.scss).
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  root.dataset.visit = visit?.type;
  // From then on it is told from a way back, which leads to where the visitor has been.
  (self as Partial<Window>).navigation?.addEventListener('currententrychange', (change) => {
    const way = change.navigationType;
    if (way && way !== 'replace') root.dataset.visit = way + location.hash;
  });

  for (const { dataset } of document.querySelectorAll<HTMLElement>(PART)) {
    const when = dataset.startWhen as StartWhen;
    // Names that are no media queries match nothing.
    const media = matchMedia(when);
    media.addEventListener('change', startSoon);
    if (when === 'now' || media.matches) startSoon();
  }
  // The address asks a part for something, or the visitor has left something here.
  const asksByQuery = location.search && document.querySelector(`main ${PART}`);
  const asksByHash = document.getElementById(location.hash.slice(1))?.closest(PART);
  if (asksByQuery || asksByHash || history.state) startSoon();
  // Not every browser opens the item of an accordion that an address names.
  if (!revealsByItself()) {
    if (location.hash) startSoon();
    addEventListener('hashchange', startSoon, { signal });
  }
}
