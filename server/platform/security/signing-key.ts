import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

interface KeyPlace {
  jwtSecret: string | null;
  dataDir: string;
}

/** The key that tokens and codes are signed with: JWT_SECRET, else the data directory's, made at the first start. */
export function signingKey({ jwtSecret, dataDir }: KeyPlace): Buffer {
  if (jwtSecret !== null) return Buffer.from(jwtSecret);
  const file = fileOf(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(BYTES), { mode: 0o600, flag: 'wx' });
  return readKey(file);
}

/**
 * Refuses a key that is missing or damaged where the database knows one: made anew, it would sign everybody out, and make
 * unreadable what is kept of authenticator apps. `mark`: what the database knows it by; 0: none.
 */
export function refuseMissingKey({ jwtSecret, dataDir }: KeyPlace, mark: number): void {
  if (jwtSecret !== null) return;
  const file = fileOf(dataDir);
  if (existsSync(file)) readKey(file);
  else if (mark !== 0) throw new Error(`${file} is missing: ${REMEDY(file)}`);
}

/** A number that tells one key from another, and nothing of either: 1 to 2^31 - 1. */
export function markOfKey(key: Buffer): number {
  return createHmac('sha256', key).update('which key this is').digest().readUInt32BE() >>> 1 || 1;
}

function readKey(file: string): Buffer {
  const key = readFileSync(file);
  if (key.length < BYTES)
    throw new Error(`${file} is damaged (${key.length} of ${BYTES} bytes are there): ${REMEDY(file)}`);
  return key;
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

const REMEDY = (file: string) =>
  `put it back from a backup, or make another one (head -c ${BYTES} /dev/urandom > ${file}), which signs everybody out and ends their authenticator apps and passkeys.`;
