/** Headers of every answer (ASVS 3.4). The policy allows this origin alone: no inline script, no other host. */
export const SECURITY_HEADERS: Record<string, string> = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The same for the backoffice, whose component library writes its styles into the page under a nonce. */
export function backofficeHeaders(nonce: string): Record<string, string> {
  const policy = SECURITY_HEADERS['content-security-policy'];
  return { ...SECURITY_HEADERS, 'content-security-policy': `${policy}; style-src 'self' 'nonce-${nonce}'` };
}
