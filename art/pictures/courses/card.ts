import { OVERSHOOT, THREAD_LINE } from '../../kit/threads';

/** The object of a course on its card, a tile; text is 32 units or larger. */
export const CARD = { width: 480, height: 360, shownAt: 183 } as const;
/** The height at which the bundle enters and leaves. */
export const LINE = THREAD_LINE;
/** Left and right end of a thread that runs through a card. */
export const LEFT = -OVERSHOOT;
export const RIGHT = CARD.width + OVERSHOOT;
