/** Milliseconds between two slides. */
export const BANNER_ADVANCE_MS = 2000;

/** The banner rotates from this width on; below, a static picture is shown. */
export const BANNER_DESKTOP_QUERY = '(min-width: 1024px)';

/** The name of the button that stops and starts the rotation. */
export const BANNER_LABELS = { pause: 'Pause slides', play: 'Play slides' } as const;
