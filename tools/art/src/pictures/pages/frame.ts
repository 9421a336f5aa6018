import { OVERSHOOT, threadLine } from '../../kit/threads';

/** Shown down to 560 px; text is 16 units or larger. */
export const BANNER = { width: 744, height: 500, shownAt: 560, entry: 'banner' } as const;
export const BANNER_LINE = threadLine(BANNER.height, 'banner');

/** Down to 320 px; text is 15 units or larger. */
export const SMALL_BANNER = { width: 400, height: 300, shownAt: 320 } as const;
export const SMALL_LINE = threadLine(SMALL_BANNER.height, 'small');

export function edges(width: number): readonly [number, number] {
  return [-OVERSHOOT, width + OVERSHOOT];
}
