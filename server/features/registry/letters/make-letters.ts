import { DAY_MS } from '#contract/constants.ts';
import { PAGES } from '#contract/paths.ts';
import { LETTER_DAYS, MOST_LETTERS } from '#contract/registry-letters.ts';
import type { MadeLetters, RegistryPerson } from '#contract/schemas/answers/registry-letters.ts';
import { numberText } from '#contract/wording.ts';
import type { Needs } from '../../../platform/platform.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { csvLine } from '../../../platform/records/csv.ts';
import type { Cell } from '../../../platform/records/csv.ts';
import type { RecordChoice } from '../../../../db/records/record-list.ts';
import type { LetterCodes } from './letter-codes.ts';

export type LetterNeeds = Needs<'store' | 'config' | 'now'> & { letterCodes: LetterCodes };

const IN_ORDER = { sort: 'place', order: 'ASC' } as const;
const COLUMNS = ['name', 'credentials', 'street', 'city', 'state', 'zip', 'npi', 'code', 'page', 'until'];

interface Order {
  /** Whom letters are for: what `registryPeople` can be filtered by. */
  chosen: RecordChoice['filter'];
  /** An administrator. */
  by: number;
  /** What tells this order from others of theirs. */
  order: string;
}

/**
 * Makes a letter for each of them who is neither here nor was written to; and again for whom the same order has made one
 * that nobody has used. In a transaction. Throws 202 for more than MOST_LETTERS.
 */
export function makeLetters(
  { store, config, letterCodes, now }: LetterNeeds,
  { chosen, by, order }: Order,
): MadeLetters {
  const { registry, lists } = store;
  const strangers = howMany('none');
  if (strangers > MOST_LETTERS) throw tooMany(strangers);
  const made_at = now().toISOString();
  const expires_at = new Date(now().getTime() + LETTER_DAYS * DAY_MS).toISOString();
  const expires_on = expires_at.slice(0, 10);
  const again = strangersIn('letter').filter(isOfThisOrder);
  const written = Math.max(howMany('letter') - again.length, 0);
  const left_out = { here: howMany('here'), invited: howMany('invited'), letter: written };
  const lines = [...again, ...strangersIn('none')].map((npi) => csvLine(letterTo(npi)));
  return { made: lines.length, left_out, expires_on, csv: [csvLine(COLUMNS), ...lines].join('') };

  function howMany(standing: string): number {
    if (chosen.standing !== undefined && chosen.standing !== standing) return 0;
    return lists.registryPeople.total({ filter: { ...chosen, standing } });
  }

  /** Of who is chosen, and was not here before this order. */
  function strangersIn(standing: 'none' | 'letter'): string[] {
    if (chosen.standing !== undefined && chosen.standing !== 'none') return [];
    return lists.registryPeople.ids({ ...IN_ORDER, filter: { ...chosen, standing } });
  }

  function isOfThisOrder(npi: string): boolean {
    const code_hash = letterCodes.hashOf(codeOf(npi));
    return code_hash !== null && registry.letters.holds(code_hash);
  }

  function codeOf(npi: string): string {
    return letterCodes.make(JSON.stringify([by, order, npi]));
  }

  function letterTo(npi: string): Cell[] {
    const person = lists.registryPeople.row(npi);
    const code = codeOf(npi);
    const code_hash = letterCodes.hashOf(code);
    if (!person || !code_hash) throw new Error(`There is no letter to make for ${npi}`);
    registry.letters.add({ npi, code_hash, made_by: by, made_at, expires_at });
    return [...addressOf(person), npi, code, config.siteUrl + PAGES.letter, expires_on];
  }
}

function addressOf({ first_name, last_name, credentials, street, city, state, zip }: RegistryPerson): Cell[] {
  return [`${first_name} ${last_name}`, credentials, street, city, state, zip];
}

function tooMany(count: number): Refusal {
  return new Refusal(
    202,
    `These would be ${numberText(count)} letters. At most ${numberText(MOST_LETTERS)} are made at once: choose a city, or some of them.`,
  );
}
