import type { AskedGuide } from '#contract/guides.ts';
import { wordsOf } from '../../../db/text/tokens.ts';
import { guidePath } from './guides.ts';
import type { Guides } from './guides.ts';

const BEGINS_QUESTION =
  /^\W*(?:how|what|whats|which|who|why|when|where|is|are|do|does|did|can|could|will|would|should|cuanto|cuánto|cuanta|cómo|como|qué|que|quién|se puede|puedo)\b/iu;
/** They say nothing of what a question is about. */
const SMALL = new Set(
  wordsOf(
    'a an the of to for in on at and or is are was be do does did can could will would should i me my you your it its this that there if with how what whats which who why when where much many get have has need want please any from by about psychiatrist psychiatrists us usually el la un una de que es se me mi en por para y o cuanto como',
  ),
);
/** Of the words of both so many are shared, at the least. */
const ALIKE = 0.6;

/**
 * The question of a guide that a text asks, in its own words or in one of those below `asked` in the guide's front matter;
 * null where it asks none of them.
 */
export function askedQuestion(guides: Guides, text: string): AskedGuide | null {
  const isQuestion = text.includes('?') || BEGINS_QUESTION.test(text);
  const words = aboutOf(text);
  let best: AskedGuide | null = null;
  let most = isQuestion ? ALIKE : 1;
  for (const name of guides.names) {
    const guide = guides.find(name);
    const path = guidePath(name);
    for (const { question, asked } of path && guide ? guide.questions : []) {
      const likeness = Math.max(...[question, ...asked].map((one) => alike(words, aboutOf(one))));
      if (likeness < most || (best && likeness === most)) continue;
      most = likeness;
      best = { path: path ?? '', title: guide?.title ?? '', question };
    }
  }
  return best;
}

function aboutOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !SMALL.has(word))
      .map((word) => word.replace(/(?<=.{3})(?:ed|s)$/, '')),
  );
}

/** Twice what is shared, of all: 1 for the same words. */
function alike(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter((word) => others.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (some.size + others.size);
}
