/** How long a slide stays before the next follows, in milliseconds (section 9). */
export const BANNER_ADVANCE_MS = 2000;

/** From this width on the banner rotates; below it one static picture is shown. */
export const BANNER_DESKTOP_QUERY = '(min-width: 1024px)';
