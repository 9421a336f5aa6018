import { createHash } from 'node:crypto';
import type { Settings } from '@/lib/server/settings';

/** In the page itself: Chromium skips the move where a file that asks for it is not applied yet. */
export const VIEW_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

type Target = Pick<Settings, 'formEndpoint'>;

/** Native submission would put the input into an address. */
export function contentPolicy({ formEndpoint }: Target): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'inline-speculation-rules'",
    `style-src 'self' 'sha256-${hashOf(VIEW_TRANSITION)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(formEndpoint).origin}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/** What a page could ask a visitor for. Sensors need no answer, and no foreign script or frame runs. */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

/** Links elsewhere open without an opener, so the window can be isolated. */
export function securityHeaders(target: Target): Record<string, string> {
  return {
    // `frame-ancestors` works in a header only.
    'Content-Security-Policy': `${contentPolicy(target)}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
