import { type Drawing, flatten, group, type Picture } from '../../kit/shapes';

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

export function defineTile({ name, motion, draw, parts }: Tile): IndustryTile {
  const size = { width: 480, height: 360 } as const;
  const moving = () => parts().map((part) => group({}, part));
  return {
    whole: { name: `industry-${name}`, ...size, draw: () => [draw(), parts().flatMap(flatten)] },
    layers: [
      { name: `industry-${name}-still`, ...size, draw },
      { name: `industry-${name}-parts`, ...size, motion, below: draw, draw: moving },
    ],
  };
}
