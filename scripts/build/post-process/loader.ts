import { isHydrated, queueStart } from './next-output';
import type { StartPlan } from '../../shared/start-plan';
import { textHash } from './text-hash';

const FORM = '[data-hydrate]';

const LATE_MS = 20_000;

const RETRY_MS = 10_000;

/**
 * Starts the framework when a form is used, or when a mouse or the keyboard's focus reaches a link
 * to another page. All files must arrive before the first one runs: no page is half hydrated. After
 * a failure forms show a notice (`data-stopped`). A form that is sent meanwhile (`data-kept`) sends
 * itself when it is hydrated.
 */
export function startOnUse(tag: HTMLElement): void {
  const plan = JSON.parse(tag.dataset.start ?? '') as StartPlan;
  const root = document.documentElement;
  const arrived = new Set<string>();
  let isBusy = false;
  let hasRun = false;
  /** It runs and does not answer: only a new page helps. */
  let isStuck = false;
  /** A newer release has replaced its files. */
  let isOutdated = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ahead: Promise<string> | undefined;

  const tell = () => {
    if (!isHydrated() && document.querySelector(FORM)) root.dataset.stopped = '';
  };
  const wait = () => {
    clearTimeout(late);
    if (!isBusy) return;
    late = setTimeout(() => {
      isStuck = hasRun;
      tell();
    }, LATE_MS);
  };

  const fetchFlight = async (options?: RequestInit) => {
    const answer = await fetch(plan.flight, options);
    if (answer.status >= 500) throw new Error(answer.statusText);
    const text = await answer.text();
    wait();
    return text;
  };

  const load = (src: string) =>
    new Promise<void>((resolve, reject) => {
      if (arrived.has(src)) {
        resolve();
        return;
      }
      const script = document.createElement('script');
      script.src = src;
      // The framework would load a script without it again.
      script.async = true;
      script.onload = () => {
        arrived.add(src);
        wait();
        resolve();
      };
      script.onerror = () => {
        script.remove();
        reject(new Error(src));
      };
      document.head.append(script);
    });

  const fail = () => {
    isBusy = false;
    ahead = undefined;
    wait();
    tell();
    if (document.querySelector(FORM)) retry = setTimeout(() => void start(), RETRY_MS);
  };

  const finish = () => {
    if (!isHydrated()) {
      requestAnimationFrame(finish);
      return;
    }
    clearTimeout(late);
    delete root.dataset.stopped;
    // The link missed the event for its prefetch.
    document
      .querySelector('a:hover, a:focus-visible')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  };

  async function start(): Promise<void> {
    if (isBusy || isOutdated) return;
    isBusy = true;
    clearTimeout(retry);
    wait();
    // The cache may hold the data of a release that is gone.
    ahead ??= fetchFlight(root.dataset.stopped === undefined ? {} : { cache: 'no-cache' });
    const [flight, ...files] = await Promise.allSettled([ahead, ...plan.chunks.map(load)]);
    if (flight.status === 'fulfilled' && textHash(flight.value) !== plan.hash) {
      isOutdated = true;
      clearTimeout(late);
      tell();
      return;
    }
    if (flight.status === 'rejected' || files.some(({ status }) => status === 'rejected')) {
      fail();
      return;
    }
    if (!hasRun) queueStart(flight.value, plan.entry);
    hasRun = true;
    await load(plan.runtime).then(finish, fail);
  }

  /** The next frame shows the response to the visitor's last action. */
  const startSoon = () => {
    if (!isBusy) requestAnimationFrame(() => setTimeout(() => void start()));
  };

  const leavingLink = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    return link?.hash === '' ? link : undefined;
  };

  const fetchAhead = async () => {
    if (navigator.connection?.saveData) return;
    ahead ??= fetchFlight({ priority: 'low' });
    await ahead.catch(() => {
      ahead = undefined;
    });
    // In sequence: parallel requests would keep a phone busy for 60 ms.
    for (const src of [...plan.chunks, plan.runtime]) {
      if (isBusy) return;
      // Failed files are requested again later.
      await fetch(src, { priority: 'low' }).then((file) => file.text(), String);
    }
  };

  for (const use of ['click', 'keydown', 'input', 'focusin']) {
    addEventListener(
      use,
      (event) => {
        if ((event.target as Element).closest(FORM) && !leavingLink(event)) startSoon();
      },
      true,
    );
  }
  addEventListener('focusin', (event) => {
    if (leavingLink(event)?.matches(':focus-visible')) startSoon();
  });
  addEventListener('pointermove', (event) => {
    // A link that scrolls below a resting mouse gets an event without movement.
    const isMove = event.movementX || event.movementY;
    if (isMove && event.pointerType !== 'touch' && leavingLink(event)) startSoon();
  });

  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      if (!form.closest(FORM)) return;
      form.dataset.kept = '';
      startSoon();
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-retry]')) return;
    if (isOutdated || isStuck) location.reload();
    else startSoon();
  });
  const followConnection = () => {
    root.toggleAttribute('data-offline', !navigator.onLine);
    if (navigator.onLine && root.dataset.stopped !== undefined) startSoon();
  };
  followConnection();
  for (const change of ['online', 'offline', 'pageshow'])
    addEventListener(change, followConnection);
  addEventListener('load', () => setTimeout(() => void fetchAhead(), 1000));
}
