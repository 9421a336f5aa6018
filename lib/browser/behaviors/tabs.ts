import { type TabEnds, tabByKey } from '../../tab-keys';
import { behavior } from '../behavior';

/**
 * Arrow keys, Home and End select a tab; `data-ends` of the list says what happens at its ends. A
 * tab that is a link writes its hash to the address and follows it.
 */
export const attachTabs = behavior('tabs', (root, signal) => {
  const list = root.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement | HTMLButtonElement>('[role="tab"]')];
  const panelOf = (tab: HTMLElement) =>
    document.getElementById(tab.getAttribute('aria-controls') ?? '');

  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panelOf(tab);
      if (panel) panel.dataset.active = String(isChosen);
    }
  };
  const choose = (tab: HTMLElement) => {
    select(tab);
    if (tab instanceof HTMLAnchorElement) history.replaceState(null, '', tab.hash);
  };
  const followHash = () => {
    const tab = tabs.find((link) => 'hash' in link && link.hash === location.hash);
    if (!tab || tab.getAttribute('aria-selected') === 'true') return;
    select(tab);
    // The browser cannot jump to a hidden panel.
    panelOf(tab)?.scrollIntoView();
  };

  list?.addEventListener(
    'click',
    (event) => {
      const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
      // They open the link elsewhere.
      if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(tab);
    },
    { signal },
  );
  list?.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const now = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
      const to = tabs[tabByKey(event.key, now, tabs.length, list.dataset.ends as TabEnds) ?? -1];
      if (!to) return;
      event.preventDefault();
      choose(to);
      to.focus();
    },
    { signal },
  );
  addEventListener('hashchange', followHash, { signal });
  followHash();

  // The browser's jump to a panel would focus it, with a ring.
  const makeFocusable = () => {
    for (const tab of tabs) panelOf(tab)?.setAttribute('tabindex', '0');
  };
  if (document.readyState === 'complete') makeFocusable();
  else addEventListener('load', makeFocusable, { signal });
});
