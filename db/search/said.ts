import type { Filter } from '#contract/search.ts';
import type { FeeFilter, State } from '#contract/vocabulary.ts';
import { UNKNOWN_FEE } from './blocks.ts';
import type { Blocks } from './blocks.ts';
import { telehealthNumber, valueNumber } from './values.ts';

/** What a listed doctor says of what can be searched for. */
export interface Said {
  /** Throws on a value that no list has. */
  has(filter: Filter, value: string): boolean;
  /** Whether the doctor treats patients in a state by video. */
  byVideoIn(state: State): boolean;
  /** In whole US dollars; null when it is not published. */
  fee(filter: FeeFilter): number | null;
}

/** What the doctor in a slot says; good as long as the slot is that doctor's. */
export function saidBy(blocks: Blocks, slot: number): Said {
  return {
    has: (filter, value) => blocks.has(slot, valueNumber(filter, value)),
    byVideoIn: (state) => blocks.has(slot, telehealthNumber(state)),
    fee(filter) {
      const fees = filter === 'first_visit' ? blocks.firstVisits : blocks.followUps;
      return fees[slot] === UNKNOWN_FEE ? null : fees[slot];
    },
  };
}
