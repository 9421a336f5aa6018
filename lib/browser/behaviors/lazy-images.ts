import { behavior } from '../behavior';

const LAZY_ROOT_MARGIN = '50px';
const LAZY_THRESHOLD = 0.1;

/**
 * Fades pictures in near the viewport, also on pages that replace this one. Pictures that are
 * already loaded stay unchanged.
 */
export const attachLazyImages = behavior('lazy-images', (main, signal) => {
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
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      if (image.complete || image.dataset.lazy) continue;
      image.dataset.lazy = 'waiting';
      observer.observe(image);
    }
  };
  const follow = () => {
    watch();
    new MutationObserver(watch).observe(main, { childList: true });
  };
  // Earlier, pictures from the cache would fade.
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow, { signal });
});
