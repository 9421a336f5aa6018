import { behavior } from '../behavior';

const LAZY_ROOT_MARGIN = '50px';
const LAZY_THRESHOLD = 0.1;

/**
 * Fades the pictures of the page in as they come near the viewport (the duration is in base.scss),
 * also those of the pages that replace this one. The root is the element whose children a navigation
 * within the site replaces.
 *
 * The browser fetches the pictures (`loading="lazy"`), so without this script all pictures are shown
 * without a fade. Pictures that are already loaded stay unchanged, so nothing visible disappears.
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
        // `decode` settles when the picture is loaded or cannot be loaded.
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
  // Earlier, pictures that the cache is about to deliver would fade.
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow, { signal });
});
