import type { LandingOverview } from '#contract/landing.ts';
import { STATES } from '#contract/vocabulary.ts';
import { listed, numberText } from '#contract/wording.ts';
import type { Store } from '../../../db/store.ts';
import { numberWord, psychiatrists } from './wording.ts';

const MOST_NAMED = 3;

/** What GET /api/landing answers. */
export function overview({ search }: Store): LandingOverview {
  const states = search.stateCounts();
  const some = states.filter((state) => state.psychiatrists > 0);
  const totalCount = some.reduce((sum, state) => sum + state.psychiatrists, 0);
  const accepting = some.reduce((sum, state) => sum + state.accepting, 0);
  const most = some.toSorted((a, b) => b.psychiatrists - a.psychiatrists).slice(0, MOST_NAMED);
  const named = most.map(({ state, psychiatrists: count }) => `${STATES[state]} (${numberText(count)})`);
  if (totalCount === 0) return { totalCount, accepting, text: ['Nobody is listed yet.'], states };
  const who = accepting === 0 ? 'none' : numberWord(accepting);
  const text = [
    `This directory lists ${psychiatrists(totalCount)} in ${numberWord(some.length)} ` +
      `${some.length === 1 ? 'state or territory' : 'states and territories'}, most in ${listed(named)}. ` +
      `In the last 90 days, ${who} of them confirmed that new patients are welcome.`,
    'Choose a state for its cities and for what is treated there.',
  ];
  return { totalCount, accepting, text, states };
}
