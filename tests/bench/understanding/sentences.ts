import { readFileSync } from 'node:fs';
import type { Reading } from '#contract/search.ts';
import { isFlag } from '#contract/vocabulary.ts';
import type { Store } from '../../../db/store.ts';
import type { Sentence } from '../../../db/search/reading/trained/examples.ts';
import { typedSearch } from '../../../server/features/search/query-of-form.ts';

/** What became of a sentence: right, something else read than was meant, or something of it unread. */
export interface Judged {
  sentence: Sentence;
  read: string[];
  /** Read, and not meant. */
  wrong: string[];
  /** Meant, and not read. */
  missing: string[];
  /** Where it speaks of danger and that is not seen, or the other way. */
  alarm: 'missed' | 'false' | null;
}

/** Reads each sentence of a JSONL file as the form does. Of `needs` all are to be read, of `any` one, and nothing else. */
export function judgeSentences(store: Store, file: string): Judged[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => judged(store, JSON.parse(line) as Sentence));
}

function judged(store: Store, sentence: Sentence): Judged {
  const { q, needs, any = [], not, danger } = sentence;
  const reading = readingOf(store, q);
  const turned = reading.excluded.flatMap(({ filter }) => OTHER_WAY[filter] ?? []);
  const read = [...new Set([...reading.understood.map(nameOf), ...turned])];
  // Who does not want video wants an office.
  const implied = not.flatMap((one) => OTHER_WAY[one.replace('flag:', '')] ?? []);
  const meant = new Set([...needs, ...any, ...implied]);
  const missing = needs.filter((need) => !read.includes(need));
  if (any.length > 0 && !any.some((one) => read.includes(one))) missing.push(any.join(' or '));
  const alarm = reading.danger === danger ? null : danger ? 'missed' : 'false';
  return { sentence, read, wrong: read.filter((one) => !meant.has(one)), missing, alarm };
}

const OTHER_WAY: Record<string, string[]> = {
  telehealth: ['flag:in_person'],
  in_person: ['flag:telehealth'],
};

function readingOf(store: Store, text: string): Reading {
  const { q = '' } = typedSearch(store, '', text);
  return store.search.wishOfQuery({ place: { kind: 'everywhere' }, text: q }).reading;
}

/** As the sentences have it: "condition:ocd", "flag:telehealth". */
function nameOf({ filter, value }: Reading['understood'][number]): string {
  return isFlag(filter) ? `flag:${filter}` : `${filter}:${value}`;
}

/** A table with a row a family, and with `all` every sentence that is not right. */
export function reportSentences(all: Judged[], isLong: boolean): void {
  const share = (some: Judged[], of: Judged[]) =>
    `${some.length} (${((100 * some.length) / of.length).toFixed(1)} %)`;
  const row = (family: string, some: Judged[]) => {
    const wrong = some.filter((one) => one.wrong.length > 0);
    const unread = some.filter((one) => one.wrong.length === 0 && one.missing.length > 0);
    const right = some.filter((one) => one.wrong.length + one.missing.length === 0);
    const missed = some.filter(({ alarm }) => alarm === 'missed').length;
    const alarms = some.filter(({ alarm }) => alarm === 'false').length;
    const cells = [String(some.length), share(right, some), share(wrong, some), share(unread, some)];
    console.log(
      `${family.padEnd(14)}${cells.map((cell) => cell.padStart(14)).join('')}${String(missed).padStart(8)}${String(alarms).padStart(8)}`,
    );
  };
  console.log('family           sentences         right       wrong          unread  missed  alarms');
  for (const family of new Set(all.map(({ sentence }) => sentence.family)))
    row(
      family,
      all.filter(({ sentence }) => sentence.family === family),
    );
  row('all', all);
  if (!isLong) return;
  for (const { sentence, read, wrong, missing, alarm } of all) {
    if (wrong.length + missing.length === 0 && !alarm) continue;
    console.log(`[${sentence.family}] “${sentence.q}”`);
    console.log(
      `    wrong: ${wrong.join(' ') || '-'} · missing: ${missing.join(' ') || '-'} · read: ${read.join(' ')}${alarm ? ` · danger ${alarm}` : ''}`,
    );
  }
}
