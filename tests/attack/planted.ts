import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A built file, which is there when the server starts. */
export const ASSET = {
  path: '/assets/attacked-1.js',
  file: join(import.meta.dirname, '../../dist/public-site/assets/attacked-1.js'),
};
/** A large upload. */
export const UPLOAD = { path: '/uploads/attacked.webp', bytes: 20_000_000 };

/** Puts the files there that attacks ask for. */
export function plant(databaseFile: string): void {
  const uploads = join(dirname(databaseFile), 'uploads');
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, 'attacked.webp'), Buffer.alloc(UPLOAD.bytes));
  plantAsset();
}

/** An attack makes it vanish. */
export function plantAsset(): void {
  writeFileSync(ASSET.file, 'export {};\n');
}

/** Takes the built one away; the others go with the data directory. */
export function uproot(): void {
  rmSync(ASSET.file, { force: true });
}
