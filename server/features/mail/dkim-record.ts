import { createPublicKey } from 'node:crypto';
import type { Dkim } from '../../platform/configuration/dkim-key.ts';

/** What the DNS must say, so that signatures hold: a TXT record (RFC 6376 3.6). */
export function dkimRecord({ domain, selector, privateKey }: Dkim): { name: string; value: string } {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${key}` };
}
