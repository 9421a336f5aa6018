import { compile } from 'sass';
import { ground } from '../src/kit/canvas';
import { fields, grounds, inBothThemes, onGround } from '../src/kit/dark';
import { indigo, indigoTint, madder, marigold, paper, sand, surface } from '../src/kit/palette';
import { type Painted, type Picture, rect, type Shape } from '../src/kit/shapes';
import type { LIFT } from '../src/kit/threads';
import { PITCH, straightBundle, threadLine, threadsOn } from '../src/kit/threads';
import { pictures } from '../src/registry';
import { edgesOf, fileOf } from './drawn';

const sheet = compile('../../app/styles/tokens.scss').css;
const [light = '', dark = ''] = sheet.split(/@media (?:print|\(prefers-color-scheme: dark\))/);

function token(name: string): string {
  const value = [dark, light]
    .map((block) => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1])
    .find((found) => found !== undefined);
  const reference = /^var\(--(.+)\)$/.exec(value ?? '')?.[1];
  if (value === undefined) throw new Error(`no token --${name}`);
  return reference === undefined ? value.toLowerCase() : token(reference);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const THREADS = ['thread-1', 'thread-2', 'thread-3'].map(token);
const GROUNDS = [
  'bg',
  'quiet',
  'tint',
  'field',
  'field-deep',
  'footer',
  'art-indigo',
  'art-marigold',
  'art-madder',
];

// Words on their grounds are checked by axe in tests/e2e.
describe('the tokens of the dark theme', () => {
  it.each(GROUNDS)('have three threads that are seen on --%s', (ground) => {
    for (const thread of THREADS) {
      expect(contrast(thread, token(ground))).toBeGreaterThanOrEqual(3);
    }
  });
});

const byName = new Map(pictures.map((picture) => [picture.name, picture]));
const drawnDark = pictures.filter(({ name }) => fileOf(name).includes(' id="dark"'));
const colorOf = ({ color, dark = color }: Painted): string => dark;

const plain = (shape: Shape): readonly Shape[] =>
  shape.kind === 'group' ? shape.children.flatMap(plain) : [shape];

/** Layers and pictures without one lie on a known other. */
function groundOf(picture: Picture): string {
  const { name, width, height } = picture;
  const [first] = inBothThemes(picture);
  if (first?.kind === 'rect' && first.width >= width && first.height >= height) {
    return colorOf(first);
  }
  const still = byName.get(name.replace('-parts', '-still'));
  return still && still.name !== name ? groundOf(still) : (grounds[paper] ?? '');
}

describe('a picture of the dark theme', () => {
  it('has the ground of the page', () => {
    const ofPage = GROUNDS.map(token);
    for (const color of Object.values(grounds)) expect(ofPage).toContain(color.toLowerCase());
  });

  it.each(drawnDark.map((picture) => ({ picture })))(
    'shows the threads of $picture.name on its ground',
    ({ picture }) => {
      const ground = groundOf(picture);
      const drawn = inBothThemes(picture).flatMap(plain);
      const colors = drawn.flatMap((shape) => ('thread' in shape ? [colorOf(shape)] : []));
      const faint = colors.filter(
        (color) => THREADS.includes(color.toLowerCase()) && contrast(color, ground) < 3,
      );
      expect(faint).toEqual([]);
    },
  );

  it('keeps objects apart from every ground', () => {
    const lightGrounds = [paper, sand, indigoTint, marigold];
    const faint = [...Object.values(onGround), ...Object.values(fields)].filter((object) =>
      lightGrounds.some((ground) => contrast(object, grounds[ground] ?? '') < 1.6),
    );
    expect(faint).toEqual([]);
  });
});

describe('a thread in the dark theme', () => {
  const onObject = (object: string, place: 0 | 1 | 2) => {
    const across = straightBundle(threadsOn.paper, 0, 480);
    const draw = () => [ground(480, 360, paper), rect(80, 80, 320, 240, object), across];
    const shapes = inBothThemes({ name: 'a', width: 480, height: 360, draw });
    const y = threadLine(360, 'tile') + (place - 1) * PITCH;
    return shapes.filter((shape) => shape.kind === 'stroke' && shape.d.startsWith(`M0 ${y}`));
  };

  it.each([indigo, madder, surface])(
    'lies on an object of %s without a strip of ground',
    (object) => {
      expect(onObject(object, 0)).toHaveLength(1);
    },
  );

  it.each([
    ['paper', surface, 1],
    ['madder', madder, 2],
  ] as const)('has a fine edge of ground on an object of its own color, %s', (_, object, place) => {
    expect(onObject(object, place)).toEqual([
      expect.objectContaining({ color: grounds[paper], thickness: 12, isInDarkOnly: true }),
      expect.objectContaining({ dark: THREADS[place]?.toUpperCase(), thickness: 8 }),
    ]);
  });
});

describe('the threads at the edges of a dark picture', () => {
  const KINDS: Readonly<Record<string, keyof typeof LIFT>> = {
    '480 360': 'tile',
    '1600 420': 'tile',
    '800 420': 'tile',
    '744 500': 'banner',
    '400 300': 'small',
  };
  const BUNDLES = Object.values(threadsOn).map((bundle) => bundle.join(' ').toLowerCase());
  /** The colors of the three threads at the left and the right edge. */
  async function edges(
    picture: Picture,
    kind: keyof typeof LIFT,
    theme: 'light' | 'dark',
  ): Promise<readonly string[]> {
    const line = threadLine(picture.height, kind);
    return (await edgesOf(picture, theme)).map((colors) =>
      [-PITCH, 0, PITCH].map((offset) => colors[line + offset]).join(' '),
    );
  }

  const framed = drawnDark.flatMap((picture) => {
    const kind = KINDS[`${picture.width} ${picture.height}`];
    return kind === undefined ? [] : [{ picture, kind }];
  });

  it.each(framed)('are those of the page in $picture.name', async ({ picture, kind }) => {
    const [inLight, inDark] = [
      await edges(picture, kind, 'light'),
      await edges(picture, kind, 'dark'),
    ];
    const joined = inDark.filter((_, side) => BUNDLES.includes(inLight[side] ?? ''));
    for (const threads of joined) expect(threads).toBe(THREADS.join(' '));
  });
});
