/** How near the viewport a picture must be before it appears (section 9). */
const LAZY_ROOT_MARGIN = '50px';
/** How much of a picture must be near (section 9). */
const LAZY_THRESHOLD = 0.1;

/**
 * Fades pictures in as they come near the viewport (section 9; the fade's length is in base.scss),
 * those of pages that replace this one too.
 *
 * The browser, which must have IntersectionObserver, fetches them by itself (`loading="lazy"`), so
 * without this script every picture is simply there. Pictures that are already loaded or on
 * screen are left alone, so nothing that a visitor sees disappears.
 *
 * @param main holds the parts of the page, which a navigation within the site replaces
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
        // It settles when the picture is there, or cannot be had.
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
