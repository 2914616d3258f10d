import type { AskedGuide, Guide } from '#contract/guides.ts';
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

interface AnsweredQuestion {
  question: string;
  /** The words of each of its forms. */
  forms: ReadonlySet<string>[];
}

/** Of the guides as they are: a guide that is changed is another one. */
const questionsOf = new WeakMap<Guide, AnsweredQuestion[]>();

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
    const path = guidePath(name);
    const guide = path === undefined ? null : guides.find(name);
    if (path === undefined || !guide) continue;
    for (const { question, forms } of answeredBy(guide)) {
      const likeness = Math.max(...forms.map((form) => alike(words, form)));
      if (likeness < most || (best && likeness === most)) continue;
      most = likeness;
      best = { path, title: guide.title, question };
    }
  }
  return best;
}

function answeredBy(guide: Guide): AnsweredQuestion[] {
  let answered = questionsOf.get(guide);
  if (!answered) {
    answered = guide.questions.map(({ question, asked }) => ({
      question,
      forms: [question, ...asked].map(aboutOf),
    }));
    questionsOf.set(guide, answered);
  }
  return answered;
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
  let shared = 0;
  for (const word of some) if (others.has(word)) shared++;
  return shared === 0 ? 0 : (2 * shared) / (some.size + others.size);
}
