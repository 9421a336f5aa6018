import { behavior } from '../behavior';

/**
 * From this width on, the navigation of wide screens replaces the menu (mobile-menu.module.scss).
 */
const WIDE = '(width >= 1121px)';

/** Makes everything outside the open menu inert, so that the focus stays in it. */
function trapFocus(isOpen: boolean): void {
  const regions = document.querySelectorAll<HTMLElement>('body > :not([popover])');
  for (const region of regions) region.inert = isOpen;
}

/**
 * The menu of small screens, a popover, which opens, closes with Escape and returns the focus by
 * itself. The script traps the focus, and closes the menu after a click on a link, on wide screens,
 * and before the page goes into the back-forward cache.
 */
export const attachMobileMenu = behavior('mobile-menu', (menu, signal) => {
  // Without popovers, the style sheet hides the menu.
  if (!('popover' in menu)) return;
  const isOpen = () => menu.matches(':popover-open');
  const close = () => {
    if (isOpen()) menu.hidePopover();
  };
  const wide = matchMedia(WIDE);
  const onWidthChange = () => {
    if (wide.matches) close();
  };
  // Before the change, because on closing, the browser returns the focus to a control behind the
  // menu.
  menu.addEventListener(
    'beforetoggle',
    ({ newState, target }) => {
      if (target === menu) trapFocus(newState === 'open');
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')) close();
    },
    { signal },
  );
  // Rotating a tablet can hide the open menu; the page behind it must not stay inert.
  wide.addEventListener('change', onWidthChange, { signal });
  addEventListener('pagehide', close, { signal });
  // The menu may be open before this script runs.
  trapFocus(isOpen());
  onWidthChange();
});
