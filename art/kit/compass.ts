import { type Drawing, fill, group } from './shapes';

/** The two tones of a compass point: its left half and its right half. */
type PointTones = readonly [left: string, right: string];

export interface RoseOptions {
  /** Length of the four points from the middle, clockwise from the north. */
  readonly points: readonly [number, number, number, number];
  /** How far the notches between the points lie from the middle, along both axes. */
  readonly notch: number;
  readonly tones: PointTones;
  /** Tones of the north point, where it differs. */
  readonly north?: PointTones;
  /** Degrees by which the rose is turned, clockwise. */
  readonly turn?: number;
}

/** The rose of an old compass: four long points, each with a dark and a light half. */
export function compassRose(
  x: number,
  y: number,
  { points, notch, tones, north = tones, turn = 0 }: RoseOptions,
): Drawing {
  return points.map((length, quarter) => {
    const [left, right] = quarter === 0 ? north : tones;
    return group({ move: [x, y], turn: turn + quarter * 90 }, [
      fill(`M0 0L${-notch} ${-notch}L0 ${-length}z`, left),
      fill(`M0 0L${notch} ${-notch}L0 ${-length}z`, right),
    ]);
  });
}
