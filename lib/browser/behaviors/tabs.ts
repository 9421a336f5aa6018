type TabEnds = 'loop' | 'stop';

/** ARIA Authoring Practices. A sequence stops at its ends; on small screens it is vertical. */
function tabByKey(key: string, now: number, count: number, ends: TabEnds): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const vertical = ends === 'stop' ? { ArrowDown: 1, ArrowUp: -1 } : {};
  const by = new Map(Object.entries({ ArrowRight: 1, ArrowLeft: -1, ...vertical })).get(key);
  if (by === undefined) return undefined;
  const to = now + by;
  return ends === 'loop' ? (to + count) % count : Math.min(Math.max(to, 0), count - 1);
}

/**
 * Arrow keys, Home and End select a tab; `data-ends` of the list says what happens at its ends. A
 * tab that is a link writes its hash to the address. A search in the page finds closed panels.
 */
export function attachTabs(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement | HTMLButtonElement>('[role="tab"]')];
  const panelOf = (tab: HTMLElement) =>
    document.getElementById(tab.getAttribute('aria-controls') ?? '');
  const selected = () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');

  const show = (panel: HTMLElement, isShown: boolean) => {
    panel.dataset.active = String(isShown);
    // Before, the browser's jump to a panel would focus it, with a ring.
    if (document.readyState === 'complete') panel.tabIndex = isShown ? 0 : -1;
    if (!('onbeforematch' in panel)) return;
    if (isShown) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    // The box of such a panel is there, empty.
    panel.ariaHidden = isShown ? null : 'true';
  };
  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panelOf(tab);
      if (panel) show(panel, isChosen);
    }
  };
  const choose = (tab: HTMLElement) => {
    select(tab);
    if (tab instanceof HTMLAnchorElement) history.replaceState(null, '', tab.hash);
  };
  const showSelected = () => {
    const tab = tabs[selected()];
    if (tab) select(tab);
  };

  for (const tab of tabs) {
    panelOf(tab)?.addEventListener('beforematch', () => {
      select(tab);
    });
  }
  list?.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
    // They open the link elsewhere.
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  });
  list?.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const ends = list.dataset.ends as TabEnds;
    const to = tabs[tabByKey(event.key, selected(), tabs.length, ends) ?? -1];
    if (!to) return;
    event.preventDefault();
    choose(to);
    to.focus();
  });
  showSelected();
  if (document.readyState !== 'complete') addEventListener('load', showSelected);
}
