/**
 * What is understood of what people type: of the tables beside the tests, or of the sentences of a JSONL file, whose path
 * is given (with `--all`, each that is not right is listed).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '../helpers/stores.ts';
import { MORE_WHERE_CASES } from '../places/where-cases.ts';
import { judgeSentences, reportSentences } from './understanding/sentences.ts';
import { demoStore, measureWhat } from './understanding/what.ts';
import { measureWhere } from './understanding/where.ts';
import type { Outcome } from './understanding/outcome.ts';

const [file, length] = process.argv.slice(2);
if (file) {
  const folder = await mkdtemp(join(tmpdir(), 'understanding-'));
  const store = await demoStore(join(folder, 'directory.sqlite'));
  reportSentences(judgeSentences(store, file), length === '--all');
  store.close();
  await rm(folder, { recursive: true });
  process.exit();
}

const store = memoryStore();
report('Typed as a place', measureWhere(store));
report('Typed as a place, further ones', measureWhere(store, MORE_WHERE_CASES));
store.close();
report('Typed as a need', await measureWhat());
report('Typed as a need, further ones', await measureWhat('more-that-people-type'));

/** Prints a row a family, and every miss below it. */
function report(title: string, outcomes: Outcome[]): void {
  console.log(`\n${title}: ${hits(outcomes)}\n`);
  for (const family of new Set(outcomes.map((outcome) => outcome.family))) {
    const among = outcomes.filter((outcome) => outcome.family === family);
    console.log(`  ${family.padEnd(40)}${hits(among).padStart(18)}`);
    for (const { hit, text, expected, got } of among)
      if (!hit) console.log(`      “${text}” should be ${expected}, is ${got}`);
  }
}

function hits(outcomes: Outcome[]): string {
  const hit = outcomes.filter((outcome) => outcome.hit).length;
  return `${hit} of ${outcomes.length} (${((100 * hit) / outcomes.length).toFixed(0)} %)`;
}
