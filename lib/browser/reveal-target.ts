/** Whether the browser opens a closed item for a link into it. */
export const revealsByItself = (): boolean => 'onbeforematch' in document;

/** Browsers do not open the item of a hash for navigations within the site. */
export function revealTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  const item = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!target || !item) return;
  for (const earlier of document.querySelectorAll<HTMLElement>('[data-revealed]')) {
    delete earlier.dataset.revealed;
  }
  item.dataset.revealed = '';
  item.open = true;
  target.scrollIntoView();
}
