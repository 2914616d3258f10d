import { existsSync } from 'node:fs';
import { generationOf } from '../../../db/generation.ts';
import { generationsAt } from './place.ts';
import { TakenOver } from './taken-over.ts';

/**
 * Refuses a database that is not of the generation that serves. Answers that generation; null for the first start with a
 * place at which nothing is yet.
 */
export function refuseTakenOver(place: string, file: string): number | null {
  if (!existsSync(place)) throw new Error(`${place} is not there: mount it, or leave TAKEOVER_DIR out.`);
  const own = generationOf(file);
  const all = generationsAt(place);
  const newest = all.findLast(({ state }) => state !== 'claimed');
  if (!newest) {
    if (own === null) return null;
    throw new Error(
      `${place} has no generation, and ${file} is of generation ${own}: is TAKEOVER_DIR mounted?`,
    );
  }
  if (newest.number === own && newest.state === 'held') return own;
  const what = own === null ? 'is of none' : `is of generation ${own}`;
  const there =
    newest.state === 'held' ? `generation ${newest.number} serves` : 'it is being taken over by another one';
  throw new TakenOver(
    `${file} ${what}, and at ${place} ${there}: nothing is written here. See “A machine that was taken over” in docs/runbook.md.`,
  );
}
