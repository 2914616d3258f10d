import type { Filter } from '#contract/search.ts';
import type { FeeFilter, State } from '#contract/vocabulary.ts';
import { UNKNOWN_FEE } from './blocks.ts';
import type { Blocks } from './blocks.ts';
import { telehealthNumber, valueNumber } from './values.ts';

/** What the index knows of a listed doctor: all that can be searched for. */
export interface IndexedDoctor {
  /** Throws on a value that no list has. */
  has(filter: Filter, value: string): boolean;
  /** Whether the doctor treats patients in a state by video. */
  byVideoIn(state: State): boolean;
  /** In whole US dollars; null when it is not published. */
  fee(filter: FeeFilter): number | null;
}

/** The doctor in a slot; good as long as the slot is that doctor's. */
export function indexedDoctor(blocks: Blocks, slot: number): IndexedDoctor {
  return {
    has: (filter, value) => blocks.has(slot, valueNumber(filter, value)),
    byVideoIn: (state) => blocks.has(slot, telehealthNumber(state)),
    fee(filter) {
      const fees = filter === 'first_visit' ? blocks.firstVisits : blocks.followUps;
      return fees[slot] === UNKNOWN_FEE ? null : fees[slot];
    },
  };
}
