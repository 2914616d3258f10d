import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** What mails are signed with, so that who gets them can tell that the domain has sent them (RFC 6376). */
export interface Dkim {
  domain: string;
  /** Where the public half is published: SELECTOR._domainkey.DOMAIN. */
  selector: string;
  /** PEM. */
  privateKey: string;
}

/** RFC 8301 3.2: signers should use keys of so many bits. */
const LEAST_BITS = 2048;

/** Why a text is no key to sign mails with, as what follows "DKIM_KEY must be"; null where it is one. */
export function noDkimKey(pem: string): string | null {
  const key = privateKeyIn(pem);
  if (!key)
    return 'a private key in PEM form, beginning with -----BEGIN PRIVATE KEY-----, without a passphrase';
  const { asymmetricKeyType, asymmetricKeyDetails } = key;
  if (asymmetricKeyType !== 'rsa') return `an RSA key, not one of the kind ${asymmetricKeyType}`;
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  return bits < LEAST_BITS ? `an RSA key of ${LEAST_BITS} bits or more, not of ${bits}` : null;
}

function privateKeyIn(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}
