import { FROM_HEADER } from '../../screens';

function trapFocus(isOpen: boolean): void {
  const regions = document.querySelectorAll<HTMLElement>('body > :not([popover])');
  for (const region of regions) region.inert = isOpen;
}

/**
 * The popover closes with Escape and returns the focus by itself. The script traps the focus, and
 * closes it after a click on a link, on wide screens, and before the back-forward cache.
 */
export function attachMobileMenu(menu: HTMLElement): void {
  if (!('popover' in menu)) return;
  const isOpen = () => menu.matches(':popover-open');
  const close = () => {
    if (isOpen()) menu.hidePopover();
  };
  const wide = matchMedia(FROM_HEADER);
  const onWidthChange = () => {
    if (wide.matches) close();
  };
  menu.addEventListener('beforetoggle', ({ newState, target }) => {
    if (target === menu) trapFocus(newState === 'open');
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  // The page behind a hidden menu must not stay inert.
  wide.addEventListener('change', onWidthChange);
  addEventListener('pagehide', close);
  // The menu may be open before this script runs.
  trapFocus(isOpen());
  onWidthChange();
}
