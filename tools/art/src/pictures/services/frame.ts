import { OVERSHOOT, type Point, threadLine } from '../../kit/threads';

/** Two columns at 1024 px; text is 17 units or larger. */
export const WIDE = { width: 744, height: 500, shownAt: 548, entry: 'banner' } as const;
export const WIDE_LINE = threadLine(WIDE.height, 'banner');

/** Text is 15 units or larger. */
export const SMALL = { width: 400, height: 300, shownAt: 320 } as const;
export const SMALL_LINE = threadLine(SMALL.height, 'small');

export const BESIDE_TEXT = { width: 400, height: 300, shownAt: 280 } as const;

export const RECORD = { width: 460, height: 288, shownAt: 368 } as const;
export const RECORD_LINE = threadLine(RECORD.height, 'record');

export function acrossWide(...between: readonly Point[]): readonly Point[] {
  return [[-OVERSHOOT, WIDE_LINE], ...between, [WIDE.width + OVERSHOOT, WIDE_LINE]];
}

export function acrossSmall(...between: readonly Point[]): readonly Point[] {
  return [[-OVERSHOOT, SMALL_LINE], ...between, [SMALL.width + OVERSHOOT, SMALL_LINE]];
}

export interface Detour {
  readonly width: number;
  readonly port: number;
  readonly row: number;
  readonly turn: number;
}

export function detour({ width, port, row, turn }: Detour): readonly Point[] {
  const enter: Point = [-OVERSHOOT, port];
  const leave: Point = [width + OVERSHOOT, port];
  if (port === row) return [enter, leave];
  return [enter, [turn, port], [turn, row], [width - turn, row], [width - turn, port], leave];
}
