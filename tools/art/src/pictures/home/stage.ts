import type { Drawing } from '../../kit/shapes';
import { bundle, OVERSHOOT } from '../../kit/threads';

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly thread: number;
  readonly pitch: number;
  readonly shownAt: number;
}

/**
 * From 1024 to 1920 px the slot always shows the left 504 units between the heights 56 and 606:
 * every word and the bundle are there.
 */
export const SLIDE: Stage = {
  width: 832,
  height: 720,
  line: 540,
  thread: 12,
  pitch: 24,
  shownAt: 832,
};

export const SMALL_SLIDE: Stage = {
  width: 400,
  height: 320,
  line: 256,
  thread: 8,
  pitch: 16,
  shownAt: 320,
};

/** From 768 to 1023 px. */
export const TABLET: Stage = {
  width: 800,
  height: 480,
  line: 400,
  thread: 8,
  pitch: 16,
  shownAt: 768,
};

export function slideBundle(
  { width, line, thread, pitch }: Stage,
  colors: readonly string[],
  from = -OVERSHOOT,
  to = width + OVERSHOOT,
): Drawing {
  return bundle(
    [
      [from, line],
      [to, line],
    ],
    colors,
    { thread, pitch },
  );
}

/** From the middle of the bundle, the upper or outer first. */
export function threadOffsets({ pitch }: Stage): readonly number[] {
  return [pitch, 0, -pitch];
}
