/** The widths of the site in CSS pixels, as in components/ui/_screens.scss. */
export const TABLET = 768;
export const DESKTOP = 1024;
export const HEADER = 1121;

export const FROM_DESKTOP = `(width >= ${DESKTOP}px)`;
export const FROM_HEADER = `(width >= ${HEADER}px)`;
