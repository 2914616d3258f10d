import { npi } from '../../../sample-data/practice/npi.ts';
import { Random } from '../../../sample-data/random.ts';
import { trade } from './exclusion-cases.ts';
import { leieRow } from './leie-row.ts';
import type { MadeDoctor, Row } from './made-doctor.ts';
import { makeDoctor } from './make-doctor.ts';
import { rareLastName } from './rare-names.ts';

/** Rows of the list that have nothing to do with any doctor. */
const UNRELATED = 200;

/**
 * So many fictional psychiatrists, what the registers have of them, and what a careful reviewer would say: the same for
 * the same seed. Difficult ones are more frequent than among real doctors. `unrelated`: further rows of the LEIE.
 */
export function madeDoctors(count: number, seed: number): { doctors: MadeDoctor[]; unrelated: Row[] } {
  let rare = 0;
  const nextRare = () => rareLastName(rare++);
  const doctors = Array.from({ length: count }, (_, n) => {
    const [own, newNpi, otherNpi] = [0, 1, 2].map((i) => npi(n * 3 + i));
    return makeDoctor(new Random(seed, n), { npi: own, newNpi, otherNpi }, nextRare);
  });
  const random = new Random(seed, count);
  return { doctors, unrelated: Array.from({ length: UNRELATED }, () => unrelatedRow(random, nextRare())) };
}

function unrelatedRow(random: Random, last: string): Row {
  const state = random.pick(['NY', 'CA', 'TX', 'FL', 'MA']);
  return random.chance(0.2)
    ? leieRow(
        random,
        { first: '', last: '', state },
        { BUSNAME: `${last} "CARE" HOME, INC`, GENERAL: 'OTHER BUSINESS' },
      )
    : leieRow(random, { first: 'ROBIN', last: last.toUpperCase(), state }, trade(random));
}
