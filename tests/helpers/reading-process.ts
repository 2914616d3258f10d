/**
 * Reads a file of a register as server/features/registry/reading/read-process.ts is told to, and does with it what stands
 * in it: 'current', 'held', 'broken', or 'slow', which goes on until it is ended, and is read through the second time.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openDatabase } from '../../db/database.ts';
import { createRegistry } from '../../db/registry/registry.ts';
import { createTransactions } from '../../db/transactions.ts';

const [, , file, kind, path, startedBy] = process.argv;
const database = openDatabase(file);
const { files } = createRegistry(database, {
  transactions: createTransactions(database),
  now: () => new Date(),
});
const [what] = readFileSync(path, 'utf8').split('\n');
if (what === 'broken') {
  console.error(`${basename(path)} is no file of this register.`);
  process.exit(1);
}
const known = files.known(path);
const id =
  known?.id ??
  files.add({
    kind: kind === 'leie' ? 'leie' : 'nppes-full',
    ...{ name: basename(path), fingerprint: path, dated: '2026-11-08', bytes: 1000 },
    started_by: Number(startedBy) || null,
  });
files.advance({ id, read_to: 500, records: 5, changes: { kept: 2, new: 2 } });
if (what === 'slow' && !known) {
  setInterval(() => undefined, 1000);
} else {
  if (what === 'held') files.hold(id, 'It would take 3 of 20 psychiatrists off.');
  else files.makeCurrent(id);
  database.close();
  console.log('It is read.');
}
