import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../helpers/stores.ts';
import type { ExampleRun } from './run-examples.ts';

const FILE = join(ROOT, 'server/features/api/example-answers.json');
const MOST_ENTRIES = 1;
const MOST_CHARACTERS = 160;

/** Writes what the examples were answered into the file that /api/docs shows them from. */
export function keepExamples(runs: ExampleRun[]): void {
  const kept = runs.map(({ operation, body }) => [operation.operationId, shortened(body)]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Lists to their first entry, texts to their beginning; keys as they are. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
