import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { RegisterKind } from '#contract/registry.ts';
import { openRegistry } from '../../db/registry/open-registry.ts';
import type { OpenRegistry } from '../../db/registry/open-registry.ts';
import type { Store } from '../../db/store.ts';
import { readRegistryFile } from '../../server/features/registry/reading/read-registry-file.ts';
import type { WhatWasRead } from '../../server/features/registry/reading/read-registry-file.ts';
import { built } from './built.ts';
import { newFolder } from './new-folder.ts';
import { fileStore, noon, ROOT } from './stores.ts';
import { untilTheEnd } from './until-the-end.ts';

export interface RegistryFolder {
  folder: string;
  /** The database. */
  file: string;
  store: Store;
  registry: OpenRegistry;
  read(register: RegisterKind, path: string): Promise<WhatWasRead>;
  /** Everything that counts, and all rows, as text: without when it was read. */
  state(): string;
}

/** A data directory of its own, at noon of TODAY, into which files of registers are read. */
export function registryFolder(): RegistryFolder {
  const folder = newFolder();
  const file = join(folder, 'directory.sqlite');
  const store = fileStore(file, noon);
  const registry = openRegistry(file, noon);
  untilTheEnd(() => {
    registry.close();
    store.close();
  });
  return {
    folder,
    file,
    store,
    registry,
    read: (register, path) => readRegistryFile({ registry, register, path, startedBy: null, now: noon }),
    state: () => registryState(file),
  };
}

export function registryState(file: string): string {
  const database = new BetterSqlite3(file, { readonly: true });
  const rows = (sql: string) => database.prepare(sql).raw().all();
  try {
    return JSON.stringify([
      rows(
        `SELECT kind, name, dated, status, bytes, read_to, records, changes, why FROM registry_files
         WHERE status <> 'failed' ORDER BY id`,
      ),
      rows('SELECT * FROM registry_entries ORDER BY npi, file_id'),
      rows('SELECT npi, last_key, first_key, state, content FROM registry_exclusions ORDER BY id'),
      rows('SELECT action, actor_id, object_kind, note FROM audit_log ORDER BY id'),
    ]);
  } finally {
    database.close();
  }
}

/** Reads a file in a process of its own, as the server does. `ended` resolves with its code and with what it said; `leave`: as the server does that is killed. */
export async function startReading(database: string, register: RegisterKind, path: string) {
  const child = spawn(process.execPath, [await built('read-process'), database, register, path, ''], {
    cwd: ROOT,
  });
  const said: string[] = [];
  const complained: string[] = [];
  child.stdout.on('data', (text: Buffer) => said.push(String(text)));
  child.stderr.on('data', (text: Buffer) => complained.push(String(text)));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    said: said.join('').trim(),
    complained: complained.join('').trim(),
  }));
  return { ended, kill: () => child.kill('SIGKILL'), leave: () => void child.stdin.end() };
}
