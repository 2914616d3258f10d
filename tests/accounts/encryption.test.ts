import { createDecipheriv, hkdfSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createEncryption } from '../../server/platform/security/encryption.ts';

const KEY = Buffer.alloc(32, 7);
const { encrypt, decrypt } = createEncryption(KEY);

it('what is kept sealed is AES-256-GCM, and never the same twice', () => {
  const sealed = encrypt('a secret', 'of Ada');
  expect(sealed.equals(encrypt('a secret', 'of Ada'))).toBe(false);
  const key = new Uint8Array(hkdfSync('sha256', KEY, '', 'sealed texts', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    .setAAD(Buffer.from('of Ada'))
    .setAuthTag(sealed.subarray(12, 28));
  expect(decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')).toBe('a secret');
});

it('is read by its key alone, for what it was sealed for, and as a whole', () => {
  const sealed = encrypt('a secret', 'of Ada');
  expect(decrypt(sealed, 'of Ada')).toBe('a secret');
  expect(decrypt(sealed, 'of Eve')).toBeNull();
  expect(createEncryption(Buffer.alloc(32, 8)).decrypt(sealed, 'of Ada')).toBeNull();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] ^= 1;
    expect(decrypt(changed, 'of Ada')).toBeNull();
  }
  for (const length of [0, 12, 28, sealed.length - 1])
    expect(decrypt(sealed.subarray(0, length), 'of Ada')).toBeNull();
});
