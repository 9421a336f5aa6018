const LAZY_ROOT_MARGIN = '50px';
const LAZY_THRESHOLD = 0.1;

/** Fades pictures in near the viewport. Pictures that are already loaded stay unchanged. */
export function attachLazyImages(main: HTMLElement): void {
  if (!('IntersectionObserver' in self)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        const image = entry.target as HTMLImageElement;
        observer.unobserve(image);
        const show = () => {
          image.dataset.lazy = 'shown';
        };
        // Settles when the picture is loaded or cannot be.
        void image.decode().then(show, show);
      }
    },
    { rootMargin: LAZY_ROOT_MARGIN, threshold: LAZY_THRESHOLD },
  );
  const watch = () => {
    for (const image of main.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      if (image.complete) continue;
      image.dataset.lazy = 'waiting';
      observer.observe(image);
    }
  };
  // Earlier, pictures from the cache would fade.
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch);
}
