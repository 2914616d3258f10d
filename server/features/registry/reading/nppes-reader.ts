import type { OpenRegistry } from '../../../../db/registry/open-registry.ts';
import { nppesEntry } from './nppes-entry.ts';
import { hasPsychiatricCode, nppesLayout } from './nppes-layout.ts';
import { openNppes } from './nppes-source.ts';
import { readHeader } from './read-records.ts';
import type { Reader } from './reader.ts';

/**
 * Reads psychiatrists of NPPES, and whoever is known already or named by a profile: all others are seen by their first
 * value and the beginning of their codes alone.
 */
export async function nppesReader(
  { entries }: Pick<OpenRegistry, 'entries'>,
  path: string,
  name: string,
): Promise<Reader> {
  const source = await openNppes(path, name);
  try {
    const layout = nppesLayout(await readHeader(source), name);
    const known = new Set([...entries.npis()].map(Number));
    return {
      source,
      look(record) {
        const npi = firstNumber(record);
        if (npi === null) return 'broken';
        return known.has(npi) || hasPsychiatricCode(record) ? 'wanted' : 'no';
      },
      keeper(record) {
        const entry = nppesEntry(record, layout);
        return entry && ((fileId) => entries.put(fileId, entry));
      },
    };
  } catch (error) {
    source.close();
    throw error;
  }
}

const DIGITS = 10;
const ZERO = 0x30;
const QUOTE = 0x22;
const COMMA = 0x2c;

/** The ten digits that a record begins with; null where it does not. */
function firstNumber(record: Buffer): number | null {
  const isQuoted = record[0] === QUOTE;
  const start = isQuoted ? 1 : 0;
  let number = 0;
  for (let at = start; at < start + DIGITS; at++) {
    const digit = record[at] - ZERO;
    if (!(digit >= 0 && digit <= 9)) return null;
    number = number * 10 + digit;
  }
  return record[start + DIGITS] === (isQuoted ? QUOTE : COMMA) ? number : null;
}
