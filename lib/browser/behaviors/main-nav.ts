type State = 'auto' | 'pinned' | 'dismissed';

/**
 * Hover and focus show a panel with CSS alone; the button pins it. Escape hides it until pointer
 * and focus have left (WCAG 2.2, 1.4.13).
 */
export function attachMainNav(nav: HTMLElement): void {
  for (const group of nav.querySelectorAll<HTMLElement>('[data-state]')) {
    const toggle = group.querySelector<HTMLElement>('[aria-expanded]');
    const setState = (state: State) => {
      group.dataset.state = state;
      toggle?.setAttribute('aria-expanded', String(state === 'pinned'));
    };
    const isDismissed = () => group.dataset.state === 'dismissed';

    group.addEventListener('click', ({ target }) => {
      if (toggle?.contains(target as Node)) {
        setState(group.dataset.state === 'pinned' ? 'dismissed' : 'pinned');
        return;
      }
      const link = (target as Element).closest('a');
      if (!link) return;
      link.blur();
      setState('dismissed');
    });
    group.addEventListener('focusout', ({ relatedTarget }) => {
      if (group.contains(relatedTarget as Node | null)) return;
      if (!isDismissed() || !group.matches(':hover')) setState('auto');
    });
    group.addEventListener('pointerleave', () => {
      if (isDismissed() && !group.contains(document.activeElement)) setState('auto');
    });
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      // A hidden link cannot keep the focus.
      const panel = document.getElementById(toggle?.getAttribute('aria-controls') ?? '');
      if (panel?.contains(document.activeElement)) toggle?.focus();
      setState(group.matches(':hover, :focus-within') ? 'dismissed' : 'auto');
    });
  }
}
