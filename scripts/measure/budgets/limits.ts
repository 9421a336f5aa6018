export type Kind = 'HTML' | 'CSS' | 'JavaScript' | 'fonts' | 'pictures';

export interface Limits {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly fontFiles: number;
  readonly requests: number;
}

/** Messengers skip slow ones. */
export const SHARE_CARD_BYTES = 120_000;

/** Five pages on a phone, with its cache (tests/e2e/reading.phone.spec.ts). */
export const READING_VISIT = { requests: 40, bytes: 250_000 };

export const LIMITS: Limits = {
  bytes: {
    // The longest page is Business Central.
    HTML: 17_200,
    // Sheets and their layouts are 1.7 kB of it.
    CSS: 16_500,
    // With the script of forms.
    JavaScript: 14_000,
    // A text font of 10.7 kB costs a phone one more round trip.
    fonts: 20_700,
    pictures: 15_000,
  },
  fontFiles: 2,
  requests: 12,
};
