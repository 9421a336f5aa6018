import type { Settings } from '@/lib/build/settings';

type Target = Pick<Settings, 'formEndpoint'>;

/**
 * What a page may load and do, the same for every page (decision 23): no inline script, no inline
 * style, nothing from elsewhere. Forms send by script, and only to their provider; a submission of
 * the browser's own would put what was typed into an address, so there is none.
 *
 * @returns the policy as it stands in the page itself
 */
export function contentPolicy({ formEndpoint }: Target): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(formEndpoint).origin}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/** Abilities of browsers that no page here uses, and that no injected script shall have. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers that a host sends with every answer. Links to WhatsApp, maps and networks open without
 * an opener, so the window may keep itself apart from them.
 */
export function securityHeaders(target: Target): Record<string, string> {
  return {
    // Who may frame the site can be said in a header only.
    'Content-Security-Policy': `${contentPolicy(target)}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
