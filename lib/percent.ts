/** A share from 0 to 1 as a CSS or SVG length with one decimal. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
