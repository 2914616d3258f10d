/**
 * Headers of a mail that is shown as a document which can do nothing but be left. A plain link in a sandboxed document
 * may still be followed; a sandbox does not go with an opener policy. `pictures`: it keeps its origin, for those of this
 * site are for this site alone; there is no script in it that could use that.
 */
export function mailDocumentHeaders({ pictures }: { pictures: boolean }): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      ...(pictures ? ["img-src 'self'"] : []),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      pictures ? 'sandbox allow-same-origin' : 'sandbox',
    ].join('; '),
    'cross-origin-opener-policy': 'unsafe-none',
    'x-robots-tag': 'noindex',
  };
}
