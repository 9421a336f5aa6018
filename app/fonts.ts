import localFont from 'next/font/local';

// Subsets by scripts/fonts/subset-fonts.py.
export const display = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '640',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
});

export const text = localFont({
  src: './fonts/hanken-grotesk.woff2',
  weight: '400 640',
  display: 'swap',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
});
