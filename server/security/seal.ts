import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Seal = ReturnType<typeof createSeal>;

/**
 * Seals what is kept but must not be read where it lies: AES-256-GCM with a key that is derived from the signing key
 * (HKDF). `about` says what a text is for and whose it is: under another one it does not open.
 */
export function createSeal(signingKey: Uint8Array) {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'sealed texts', 32));

  return {
    seal(text: string, about: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    /** null for what this key has not sealed, or not for this. */
    open(sealed: Buffer, about: string): string | null {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      const [nonce, rest] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)];
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(rest.subarray(0, TAG_BYTES));
      try {
        return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
