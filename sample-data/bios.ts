import { draft } from './bios/draft.ts';
import { bioFacts, bioSlots } from './bios/facts.ts';
import type { BioSubject } from './bios/facts.ts';
import { linesOfFocus, poolsFor } from './bios/pools.ts';
import { STRUCTURES } from './bios/structures.ts';
import type { Topic } from './bios/structures.ts';
import type { Random } from './random.ts';

const FEWEST_WORDS = 92;
/** Some slots take several words, so this leaves room below 190. */
const MOST_WORDS = 172;
/** Multiples of the golden ratio, cut to their fraction, stay far apart: neighbors open differently. */
const GOLDEN = 0.6180339887;

/** A bio in the first person, 2 to 4 paragraphs separated by an empty line, that nothing in the profile contradicts. */
export function bio(random: Random, subject: BioSubject): string {
  const facts = bioFacts(subject);
  const text = draft(random, facts);
  const pools = poolsFor(random, subject, facts);
  // What the rest of the bio assumes is said first; a generalist's openings are anybody's.
  const first = subject.focus === 'general' ? [] : linesOfFocus(subject.focus).first;
  const structure = random.pick(STRUCTURES[facts.has('court') ? 'court' : 'clinic']);

  structure.forEach((topics, i) => {
    if (i > 0) text.newParagraph();
    for (const topic of topics) {
      if ((topic === 'work' || topic === 'focus') && !text.has(first)) text.add(first);
      if (i === 0 && topic === topics[0]) text.add(pools(topic), (subject.n * GOLDEN) % 1);
      else text.add(pools(topic));
    }
  });
  for (const topic of SPARE) if (text.words() < FEWEST_WORDS) text.add(pools(topic));
  while (text.words() > MOST_WORDS) text.dropLast();
  return text.text(bioSlots(random, subject));
}

const SPARE: Topic[] = ['practical', 'life', 'focus', 'close', 'training', 'place'];
