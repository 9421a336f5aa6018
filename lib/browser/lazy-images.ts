/** Maximum distance from the viewport at which a picture appears (section 9). */
const LAZY_ROOT_MARGIN = '50px';
/** Required visible share of a picture (section 9). */
const LAZY_THRESHOLD = 0.1;

/**
 * Fades pictures in as they come near the viewport (section 9; the duration is in base.scss), also
 * those of the pages that replace this one.
 *
 * The browser, which must have IntersectionObserver, fetches the pictures (`loading="lazy"`), so
 * without this script all pictures are shown without a fade. Pictures that are already loaded stay
 * unchanged, so nothing visible disappears.
 *
 * @param main the element whose children a navigation within the site replaces
 */
export function fadeInLazyImages(main: Element): void {
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
  watch();
  new MutationObserver(watch).observe(main, { childList: true });
}
