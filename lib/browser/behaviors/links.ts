/** What the browser opens for a link into it, in browsers that do not. */
function revealTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  const item = target?.closest('details:not([open])');
  const panel = target?.closest('[role="tabpanel"][data-active="false"]');
  item?.setAttribute('open', '');
  panel?.dispatchEvent(new Event('beforematch'));
  if (item ?? panel) target?.scrollIntoView();
}

function keepTransition({ activation, viewTransition }: PageSwapEvent): void {
  if (activation?.navigationType === 'traverse') viewTransition?.skipTransition();
  // Where the next page is late there is none, which is no mistake.
  viewTransition?.ready.catch(() => undefined);
}

/**
 * A link to the page one is on scrolls to its top, or to its hash, and nothing is loaded again. Back
 * and forward are at their place at once.
 */
export function attachLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || link?.target;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    const [page = ''] = location.href.split('#');
    if (link.href.split('#')[0] !== page) return;
    if (link.hash) {
      revealTarget(link.hash);
      return;
    }
    event.preventDefault();
    if (location.hash) history.pushState(null, '', page);
    scrollTo({ top: 0 });
  });
  const followAddress = () => {
    revealTarget(location.hash);
  };
  addEventListener('hashchange', followAddress);
  // Chromium would scroll smoothly to the place of a way back on the page.
  (self as Partial<Window>).navigation?.addEventListener('navigate', ({ navigationType }) => {
    document.documentElement.toggleAttribute('data-traversal', navigationType === 'traverse');
  });
  addEventListener('pageswap', keepTransition);
  // After the other behaviors, which know the hidden parts.
  queueMicrotask(followAddress);
}
