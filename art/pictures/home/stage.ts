import type { Drawing } from '../../kit/shapes';
import { bundle, OVERSHOOT } from '../../kit/threads';

/** Measures of one version of a slide. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The height at which the bundle enters and leaves. */
  readonly line: number;
  readonly thread: number;
  readonly pitch: number;
  /** The smallest width in CSS pixels at which a page shows all of it. */
  readonly shownAt: number;
}

/**
 * A desktop slide is at the right of the words and is cropped to its slot. From 1024 to 1920 px the
 * slot always shows the left 504 units between the heights 56 and 606 (the caption of the slide is
 * below), so every word and the bundle are in that area.
 */
export const SLIDE: Stage = {
  width: 832,
  height: 720,
  line: 540,
  thread: 12,
  pitch: 24,
  shownAt: 832,
};

/** The small version is drawn for its size and never cropped. */
export const SMALL_SLIDE: Stage = {
  width: 400,
  height: 320,
  line: 256,
  thread: 8,
  pitch: 16,
  shownAt: 320,
};

/** The bundle of a slide straight from edge to edge, or from `from` to `to`. */
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

/** Distance of each thread from the middle of its bundle, the upper or outer one first. */
export function threadOffsets({ pitch }: Stage): readonly number[] {
  return [pitch, 0, -pitch];
}
