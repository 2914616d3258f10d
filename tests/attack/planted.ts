import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashSync } from '@node-rs/argon2';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore } from '../../db/store.ts';

/** A built file, which is there when the server starts. */
export const ASSET = {
  path: '/assets/attacked-1.js',
  file: join(import.meta.dirname, '../../dist/public-site/assets/attacked-1.js'),
};
/** A large upload. */
export const UPLOAD = { path: '/uploads/attacked.webp', bytes: 20_000_000 };

/** Doctors who hand in a photo each. */
export const CROWD = {
  emails: Array.from({ length: 50 }, (_, n) => `crowd${n}@example.com`),
  password: 'a quiet green harbor',
};

/** Puts the files and the people there that attacks ask for. */
export function plant(databaseFile: string): void {
  const uploads = join(dirname(databaseFile), 'uploads');
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, 'attacked.webp'), Buffer.alloc(UPLOAD.bytes));
  plantAsset();
  plantCrowd(databaseFile);
}

/** Adds the crowd to a database. */
export function plantCrowd(file: string): void {
  const migrations = join(import.meta.dirname, '../../db/migrations');
  const store = openStore({ file, migrations, places: loadPlaces(), now: () => new Date() });
  const account = {
    ...{ first_name: 'Ada', last_name: 'Osei', verified: true, plan: 1, manage_role: '' as const },
    password_hash: hashSync(CROWD.password, { memoryCost: 64, timeCost: 1 }),
    created_at: new Date().toISOString(),
  };
  store.transaction(() => CROWD.emails.forEach((email) => store.users.add({ ...account, email })));
  store.close();
}

/** An attack makes it vanish. */
export function plantAsset(): void {
  writeFileSync(ASSET.file, 'export {};\n');
}

/** Takes the built one away; the others go with the data directory. */
export function uproot(): void {
  rmSync(ASSET.file, { force: true });
}
