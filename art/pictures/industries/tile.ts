import { type Drawing, flatten, group, type Picture } from '../../kit/shapes';

/** What a part does: the origin and direction of its movement. */
type Motion = NonNullable<Picture['motion']>;

interface Tile {
  readonly name: string;
  readonly motion: Motion;
  /** The static shapes. */
  readonly draw: () => Drawing;
  /** The moving parts, each a group, above all static shapes. */
  readonly parts: () => readonly Drawing[];
}

/** A tile of the frieze, 480 x 360, one thread line through all of them. */
export interface IndustryTile {
  readonly whole: Picture;
  /**
   * The tile without its parts, and the parts alone; a page inlines the parts over the tile, so
   * that they can move.
   */
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
