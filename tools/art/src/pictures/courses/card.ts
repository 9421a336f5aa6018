import { OVERSHOOT, THREAD_LINE } from '../../kit/threads';

/** A tile; text is 32 units or larger. */
export const CARD = { width: 480, height: 360, shownAt: 183 } as const;
export const LINE = THREAD_LINE;
export const LEFT = -OVERSHOOT;
export const RIGHT = CARD.width + OVERSHOOT;
