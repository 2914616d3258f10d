/**
 * Headers of every answer (ASVS 3.4). The policy allows this origin alone: no inline script, no other host. What may be
 * stored on the way says so itself.
 */
const ALWAYS: Record<string, string> = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** A year, and all names below this one (ASVS 3.4.1, level 2). On no preload list: that can hardly be taken back. */
const OVER_TLS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The set that each answer has, wherever it is made; with HSTS where visitors know the site by https. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return { ...ALWAYS, ...(siteUrl.startsWith('https:') && OVER_TLS) };
}

/** What the backoffice has instead: its component library writes its styles into the page under a nonce. */
export function backofficeHeaders(nonce: string): Record<string, string> {
  return {
    'content-security-policy': `${ALWAYS['content-security-policy']}; style-src 'self' 'nonce-${nonce}'`,
  };
}
