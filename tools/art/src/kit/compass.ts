import { type Drawing, fill, group } from './shapes';

type PointTones = readonly [left: string, right: string];

export interface RoseOptions {
  readonly points: readonly [number, number, number, number];
  readonly notch: number;
  readonly tones: PointTones;
  readonly north?: PointTones;
  readonly turn?: number;
}

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
