import { OVERSHOOT, type Point, threadLine } from '../../kit/threads';

/**
 * The two sizes of a banner picture beside the heading of a service or product page. The threads
 * enter on the left and leave on the right at the line of the size.
 */

/** Shown in full from 548 px upwards, which is two columns at 1024 px; text is 17 units or larger. */
export const WIDE = { width: 744, height: 500, shownAt: 548, entry: 'banner' } as const;
export const WIDE_LINE = threadLine(WIDE.height, 'banner');

/** Shown from 320 px upwards; text is 15 units or larger. */
export const SMALL = { width: 400, height: 300, shownAt: 320 } as const;
export const SMALL_LINE = threadLine(SMALL.height, 'small');

/** Beside the text of an accordion's item, from 280 px upwards; drawn like the small version of a banner. */
export const BESIDE_TEXT = { width: 400, height: 300, shownAt: 280 } as const;

/** A record of a product, beside the text of its page; shown from 368 px upwards. */
export const RECORD = { width: 460, height: 288, shownAt: 368 } as const;
export const RECORD_LINE = threadLine(RECORD.height, 'record');

/** The path of a bundle across a wide picture, with what it does between the edges. */
export function acrossWide(...between: readonly Point[]): readonly Point[] {
  return [[-OVERSHOOT, WIDE_LINE], ...between, [WIDE.width + OVERSHOOT, WIDE_LINE]];
}

/** The path of a bundle across a small picture, with what it does between the edges. */
export function acrossSmall(...between: readonly Point[]): readonly Point[] {
  return [[-OVERSHOOT, SMALL_LINE], ...between, [SMALL.width + OVERSHOOT, SMALL_LINE]];
}

export interface Detour {
  /** Width of the picture. */
  readonly width: number;
  /** Height at which the thread enters and leaves. */
  readonly port: number;
  /** Height of its own row. */
  readonly row: number;
  /** Distance from either edge at which it changes height. */
  readonly turn: number;
}

/** The path of one thread that leaves the bundle for a row of its own and returns to it. */
export function detour({ width, port, row, turn }: Detour): readonly Point[] {
  const enter: Point = [-OVERSHOOT, port];
  const leave: Point = [width + OVERSHOOT, port];
  if (port === row) return [enter, leave];
  return [enter, [turn, port], [turn, row], [width - turn, row], [width - turn, port], leave];
}
