/**
 * For app/styles/later.scss: a first visit begins at the top, a reload or a traversal restores a
 * position.
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
  // Without the Navigation API no more is known.
  if (!navigation) {
    addEventListener('popstate', () => {
      root.dataset.visit = 'traverse';
    });
  }
}
