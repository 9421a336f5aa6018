import localFont from 'next/font/local';

// Cut by scripts/fonts/subset-fonts.py. Next.js makes the metric-matched fallbacks, so that nothing shifts.
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
