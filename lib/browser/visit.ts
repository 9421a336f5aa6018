/**
 * Marks how the visitor came to the page (`data-visit` of the document, read by
 * app/styles/later.scss): a first visit begins at the top, so the page need not be laid out as a
 * whole; a reload or a traversal of the history restores a scroll position.
 */
export function markVisits(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  root.dataset.visit = visit?.type;
  const { navigation } = self as Partial<Window>;
  navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType && navigationType !== 'replace') {
      root.dataset.visit = navigationType + location.hash;
    }
  });
  // In browsers without the Navigation API a traversal is all that can be known.
  if (!navigation) {
    addEventListener('popstate', () => {
      root.dataset.visit = 'traverse';
    });
  }
}
