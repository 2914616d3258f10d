import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Encryption = ReturnType<typeof createEncryption>;

/**
 * Encrypts what is kept but must not be read where it lies: AES-256-GCM with a key that is derived from the signing key
 * (HKDF). `about` says what a text is for and whose it is: under another one it is not decrypted.
 */
export function createEncryption(signingKey: Uint8Array) {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'sealed texts', 32));

  return {
    encrypt(text: string, about: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    /** null for what this key has not encrypted, or not for this. */
    decrypt(encrypted: Buffer, about: string): string | null {
      if (encrypted.length < NONCE_BYTES + TAG_BYTES) return null;
      const [nonce, rest] = [encrypted.subarray(0, NONCE_BYTES), encrypted.subarray(NONCE_BYTES)];
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
