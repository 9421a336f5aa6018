export const BANNER_ADVANCE_MS = 2000;

export const BANNER_LABELS = { pause: 'Pause slides', play: 'Play slides' } as const;
