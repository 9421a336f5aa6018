/**
 * When a part of an exported page needs its script (`data-start-when`, decision 35). With any
 * value, a click, focus or input on the part starts the script.
 *
 * - `now`: as soon as the page is parsed
 * - a media query: after load, if it matches
 * - `used`: only when it is used
 */
export type StartWhen = 'now' | 'used' | `(${string})`;

/** Whether a text is one of the values of `data-start-when`. */
export const isStartWhen = (text: string): text is StartWhen => /^(?:now|used|\(.+\))$/.test(text);
