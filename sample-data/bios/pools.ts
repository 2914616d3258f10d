import type { Random } from '../random.ts';
import { STORIES, TRAINING } from './background.ts';
import { RARER_CONDITION_LINES } from './conditions-less-common.ts';
import { CONDITION_LINES } from './conditions.ts';
import { KIDS_CONDITION_LINES } from './conditions-kids.ts';
import { spokenLanguages } from './facts.ts';
import type { BioSubject } from './facts.ts';
import { FOCUS_ADULT } from './focus-adult.ts';
import type { FocusLines } from './focus-adult.ts';
import { FOCUS_SUBSPECIALTY } from './focus-subspecialty.ts';
import { LANGUAGE_LINES, ONE_LANGUAGE_LINES } from './languages.ts';
import { CLOSINGS, LIFE, PLACE } from './life.ts';
import type { Line } from './lines.ts';
import { OPENINGS, OPENINGS_COURT, OPENINGS_KIDS } from './openings.ts';
import { PASSAGES_ADULT } from './passages-adult.ts';
import { PASSAGES_SUBSPECIALTY } from './passages-subspecialty.ts';
import { VISIT_PASSAGES, VISIT_PASSAGES_COURT, VISIT_PASSAGES_KIDS } from './passages-visits.ts';
import { PRACTICAL } from './practical.ts';
import type { Topic } from './structures.ts';
import type { FocusKey } from '../practice/focus.ts';
import { TREATMENT_LINES } from './treatments.ts';
import {
  FIRST_VISITS,
  FIRST_VISITS_COURT,
  FIRST_VISITS_KIDS,
  PRESCRIBING,
  PRESCRIBING_KIDS,
  TOGETHER,
} from './visits.ts';

/** Where to look for a line about a topic. */
export function poolsFor(
  random: Random,
  subject: BioSubject,
  facts: Set<string>,
): (topic: Topic) => readonly Line[] {
  const { profile, focus } = subject;
  const kids = facts.has('kids');
  const court = facts.has('court');
  const about = linesOfFocus(focus);
  const conditions = random.shuffle(profile.conditions);
  const treatments = random.shuffle(profile.treatments);
  const openings = court ? OPENINGS_COURT : kids ? OPENINGS_KIDS : OPENINGS;

  const pools: Record<Topic, () => readonly Line[]> = {
    open: () =>
      focus === 'general' ? [...about.first, ...openings] : subject.n % 2 ? openings : about.first,
    work: () => PASSAGES_ADULT[focus] ?? PASSAGES_SUBSPECIALTY[focus] ?? [],
    focus: () => about.later,
    visit: () => (court ? VISIT_PASSAGES_COURT : kids ? VISIT_PASSAGES_KIDS : VISIT_PASSAGES),
    condition: () => nextOf(conditions, (key) => conditionLines(key, kids)),
    treatment: () => nextOf(treatments, (key) => TREATMENT_LINES[key]),
    first: () => (court ? FIRST_VISITS_COURT : kids ? FIRST_VISITS_KIDS : FIRST_VISITS),
    prescribe: () => (facts.has('medication') ? (kids ? PRESCRIBING_KIDS : PRESCRIBING) : []),
    together: () => TOGETHER,
    training: () => TRAINING,
    story: () => STORIES,
    language: () => languageLines(random, subject),
    place: () => PLACE,
    practical: () => PRACTICAL,
    life: () => LIFE,
    close: () => CLOSINGS,
  };
  return (topic) => pools[topic]();
}

/** What doctors of this focus say about their work. */
export function linesOfFocus(focus: FocusKey): FocusLines {
  return FOCUS_ADULT[focus] ?? FOCUS_SUBSPECIALTY[focus] ?? { first: [], later: [] };
}

/** The lines of the next key that has any, which is then used up. */
function nextOf<T>(keys: T[], linesOf: (key: T) => Line[] | undefined): Line[] {
  for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
    const found = linesOf(key);
    if (found) return found;
  }
  return [];
}

function conditionLines(
  condition: BioSubject['profile']['conditions'][number],
  kids: boolean,
): Line[] | undefined {
  if (kids) return KIDS_CONDITION_LINES[condition];
  return CONDITION_LINES[condition] ?? RARER_CONDITION_LINES[condition];
}

function languageLines(random: Random, { profile }: BioSubject): Line[] {
  const spoken = spokenLanguages(profile.languages);
  if (spoken.length === 0) return (profile.languages.includes('ase') && ONE_LANGUAGE_LINES.ase) || [];
  const one = spoken.length === 1 ? ONE_LANGUAGE_LINES[spoken[0]] : undefined;
  return one && random.chance(0.5) ? one : LANGUAGE_LINES;
}
