import { type Drawing, flatten, group, type Picture, rect, type RectShape } from '../../kit/shapes';

const WIDTH = 480;
/** One tile, so that a page shows the still layer at three times the width of the tile. */
const BLEED = WIDTH;

type Motion = NonNullable<Picture['motion']>;

interface Tile {
  readonly name: string;
  readonly motion: Motion;
  readonly draw: () => Drawing;
  /** Each a group, above all static shapes. */
  readonly parts: () => readonly Drawing[];
}

export interface IndustryTile {
  readonly whole: Picture;
  /** A page inlines the parts over the tile, so that they can move. */
  readonly layers: readonly [still: Picture, parts: Picture];
}

/** From side to side and over the bleed: a floor, a pipe. */
export function across(y: number, height: number, color: string): RectShape {
  return rect(-BLEED, y, WIDTH + 2 * BLEED, height, color);
}

export function defineTile({ name, motion, draw, parts }: Tile): IndustryTile {
  const size = { width: WIDTH, height: 360 } as const;
  const moving = () => parts().map((part) => group({}, part));
  return {
    whole: { name: `industry-${name}`, ...size, draw: () => [draw(), parts().flatMap(flatten)] },
    layers: [
      { name: `industry-${name}-still`, ...size, bleed: BLEED, draw },
      { name: `industry-${name}-parts`, ...size, motion, below: draw, draw: moving },
    ],
  };
}
