import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/** The key that tokens and codes are signed with: JWT_SECRET, else the data directory's, made at the first start. */
export function signingKey({ jwtSecret, dataDir }: { jwtSecret: string | null; dataDir: string }): Buffer {
  if (jwtSecret !== null) return Buffer.from(jwtSecret);
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(BYTES), { mode: 0o600, flag: 'wx' });
  const key = readFileSync(file);
  if (key.length < BYTES)
    throw new Error(`${file} is damaged: restore it, or remove it to sign everybody out.`);
  return key;
}
