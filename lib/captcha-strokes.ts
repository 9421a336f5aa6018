type Strokes = readonly [width: number, path: string];

/** The vertical range of capitals and digits. */
export const CAPTCHA_LINES = { capitals: 0, small: 5, base: 14 } as const;

/**
 * A line alphabet without look-alikes. Units: capitals are 14 high, small letters 9, descenders 4
 * below the baseline.
 */
const STROKES: Readonly<Record<string, Strokes>> = {
  A: [10, 'M0 14L5 0L10 14M1.8 9H8.2'],
  B: [9, 'M0 0V14H5.2A3.75 3.75 0 0 0 5.2 6.5H0M0 0H4.8A3.25 3.25 0 0 1 4.8 6.5'],
  C: [10, 'M10 2.2A6 7 0 1 0 10 11.8'],
  D: [10, 'M0 0H3.5A6.5 7 0 0 1 3.5 14H0Z'],
  E: [8, 'M8 0H0V14H8M0 6.7H6.5'],
  F: [8, 'M8 0H0V14M0 6.7H6.5'],
  G: [10.5, 'M10 2.2A6 7 0 1 0 10.5 11.4V7.5H6.5'],
  H: [9.5, 'M0 0V14M9.5 0V14M0 7H9.5'],
  J: [6.5, 'M6.5 0V10.2A3.25 3.8 0 0 1 0 10.6'],
  K: [9.5, 'M0 0V14M9 0L0 8.8M3.3 5.6L9.5 14'],
  L: [7.5, 'M0 0V14H7.5'],
  M: [12, 'M0 14V0L6 9L12 0V14'],
  N: [10, 'M0 14V0L10 14V0'],
  P: [9, 'M0 14V0H5A3.9 3.9 0 0 1 5 7.8H0'],
  Q: [12, 'M6 0A6 7 0 1 0 6 14A6 7 0 1 0 6 0ZM7 9.6L12 15.4'],
  R: [9.5, 'M0 14V0H5A3.7 3.7 0 0 1 5 7.4H0M5 7.4L9.5 14'],
  S: [
    9,
    'M8.6 2.6C7.7 .9 6.2 0 4.4 0C2 0 .5 1.4 .5 3.5C.5 8 9 5.8 9 10.4C9 12.6 7.2 14 4.6 14C2.4 14 .8 13 0 11',
  ],
  T: [10, 'M0 0H10M5 0V14'],
  U: [9.5, 'M0 0V9.2A4.75 4.8 0 0 0 9.5 9.2V0'],
  V: [10, 'M0 0L5 14L10 0'],
  W: [14, 'M0 0L3.5 14L7 2.5L10.5 14L14 0'],
  X: [9.5, 'M0 0L9.5 14M9.5 0L0 14'],
  Y: [10, 'M0 0L5 7.5L10 0M5 7.5V14'],
  Z: [9, 'M0 0H9L0 14H9'],
  a: [7.5, 'M7.5 5V14M7.5 8.4A3.9 4.5 0 1 0 7.5 10.6'],
  b: [7.5, 'M0 0V14M0 8.4A3.9 4.5 0 1 1 0 10.6'],
  c: [7, 'M7 6.9A4 4.5 0 1 0 7 12.1'],
  d: [7.5, 'M7.5 0V14M7.5 8.4A3.9 4.5 0 1 0 7.5 10.6'],
  e: [7.8, 'M.1 9.5H7.8A3.85 4.5 0 1 0 6.8 12.6'],
  f: [5.5, 'M5.5 .5A3 3 0 0 0 2 3.6V14M0 5H5'],
  g: [7.5, 'M7.5 5V14.4A3.7 3.6 0 0 1 .7 16.4M7.5 8.4A3.9 4.5 0 1 0 7.5 10.6'],
  h: [7, 'M0 0V14M0 8.5A3.5 3.5 0 0 1 7 8.5V14'],
  i: [3, 'M1.5 5V14M1.5 .9V1.1'],
  j: [3.5, 'M3.5 5V14.8A2.8 2.8 0 0 1 0 17.4M3.5 .9V1.1'],
  k: [7, 'M0 0V14M6.5 5L0 10.8M2.5 8.6L7 14'],
  m: [11.2, 'M0 5V14M0 8A2.8 3 0 0 1 5.6 8V14M5.6 8A2.8 3 0 0 1 11.2 8V14'],
  n: [7, 'M0 5V14M0 8.5A3.5 3.5 0 0 1 7 8.5V14'],
  p: [7.5, 'M0 5V18M0 8.4A3.9 4.5 0 1 1 0 10.6'],
  q: [7.5, 'M7.5 5V18M7.5 8.4A3.9 4.5 0 1 0 7.5 10.6'],
  r: [4.6, 'M0 5V14M0 8.6A3.6 3.6 0 0 1 4.6 5.3'],
  s: [
    6.6,
    'M6.2 6.8C5.5 5.6 4.5 5 3.2 5C1.5 5 .4 5.9 .4 7.3C.4 10.2 6.6 8.8 6.6 11.6C6.6 13.1 5.3 14 3.4 14C1.8 14 .6 13.3 0 12',
  ],
  t: [5.5, 'M2 1.6V11A2.7 2.7 0 0 0 5.5 13.7M0 5H5.2'],
  u: [7, 'M0 5V10.5A3.5 3.5 0 0 0 7 10.5M7 5V14'],
  v: [7.2, 'M0 5L3.6 14L7.2 5'],
  w: [11, 'M0 5L2.75 14L5.5 6.5L8.25 14L11 5'],
  x: [7, 'M0 5L7 14M7 5L0 14'],
  y: [7.4, 'M0 5L3.8 13.4M7.4 5L3 15.4A3 3 0 0 1 .2 17.4'],
  z: [6.5, 'M0 5H6.5L0 14H6.5'],
  '2': [8.8, 'M.2 4A4.1 4 0 0 1 8.4 4C8.4 7 3 9.6 0 14H8.8'],
  '3': [
    8,
    'M.4 1.8C1.3 .6 2.6 0 4.2 0A3.4 3.3 0 0 1 4.2 6.6H3M4.2 6.6A3.8 3.7 0 0 1 4.2 14C2.4 14 .9 13.2 0 11.8',
  ],
  '4': [9, 'M6.6 14V0L0 10H9'],
  '5': [8.6, 'M8 0H1.2L.6 6.4C1.6 5.6 2.8 5.2 4.2 5.2A4.4 4.4 0 0 1 4.2 14C2.4 14 .9 13.3 0 12'],
  '6': [8.8, 'M6.9 0C2.9 2 0 5.4 0 9.6A4.4 4.4 0 1 0 8.8 9.6A4.4 4.4 0 0 0 .4 8'],
  '7': [8.6, 'M0 0H8.6L3 14'],
  '8': [
    8.4,
    'M4.2 6.5A3.4 3.25 0 1 1 4.2 0A3.4 3.25 0 1 1 4.2 6.5A4.2 3.75 0 1 0 4.2 14A4.2 3.75 0 1 0 4.2 6.5',
  ],
  '9': [8.8, 'M1.9 14C5.9 12 8.8 8.6 8.8 4.4A4.4 4.4 0 1 0 0 4.4A4.4 4.4 0 0 0 8.4 6'],
};

/** The width of the picture of a code, and the distance between its characters. */
export const CAPTCHA_WIDTH = 104;
const GAP = 7;

/** A character in the picture: the attributes of its SVG path. */
interface DrawnCharacter {
  readonly d: string;
  readonly transform: string;
}

export function drawCaptcha(code: string): DrawnCharacter[] {
  const strokes = Array.from(code, (character): Strokes => STROKES[character] ?? [0, '']);
  const width = strokes.reduce((sum, [own]) => sum + own + GAP, -GAP);
  let x = (CAPTCHA_WIDTH - width) / 2;
  return strokes.map(([own, d]) => {
    const transform = `translate(${x} 0)`;
    x += own + GAP;
    return { d, transform };
  });
}
