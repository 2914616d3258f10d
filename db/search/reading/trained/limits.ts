import type { Sentence } from './examples.ts';
import type { LearnedValue, Model } from './model.ts';
import { createTrainedReader, DANGER, MEANT } from './trained-reader.ts';
import type { Sense } from './sense.ts';

/** How sure the reader has to be: of so many that it would add, so many are meant. */
const SURE = 0.82;
/** The same of danger, of which many texts speak that limits are chosen from. To be shown a number to call is little harm. */
const SURE_OF_DANGER = 0.75;
/** What a phrase says is meant where that is as likely as not. */
const EVEN = 0;
/** Below it nothing is looked at. */
const LOWEST = -3;

/** A value that the model would add to what the rules read, and whether it was meant. */
interface Candidate {
  name: string;
  isBeside: boolean;
  score: number;
  isMeant: boolean;
}

/** Reads a sentence with the rules and a reader; tells it what the rules said. */
export type ReadWith = (sentence: Sentence, sense: Sense) => Set<string>;

/** The model with the score from which on each value counts, so that it is mostly right in sentences it has not learned. */
export function withLimits(model: Model, sentences: readonly Sentence[], readWith: ReadWith): Model {
  const lowest = (name: string) => (name === MEANT ? EVEN : LOWEST);
  const reader = createTrainedReader({
    ...model,
    values: model.values.map((value) => limited(value, lowest)),
  });
  const candidates = sentences.flatMap((sentence) => candidatesIn(sentence, reader, readWith));
  const others = candidates.filter(({ name }) => name !== DANGER);
  const floor = { alone: floorOf(others, false), beside: floorOf(others, true) };
  const limit = (name: string, isBeside: boolean) => {
    if (name === MEANT) return EVEN;
    const own = candidates.filter((one) => one.name === name && one.isBeside === isBeside);
    if (name === DANGER) return leastSure(own, SURE_OF_DANGER);
    return Math.max(isBeside ? floor.beside : floor.alone, leastSure(own, SURE));
  };
  return { ...model, values: model.values.map((value) => limited(value, limit)) };
}

function limited(value: LearnedValue, limit: (name: string, isBeside: boolean) => number): LearnedValue {
  return { ...value, alone: rounded(limit(value.name, false)), beside: rounded(limit(value.name, true)) };
}

function candidatesIn(
  { needs, any = [], danger, ...rest }: Sentence,
  reader: Sense,
  readWith: ReadWith,
): Candidate[] {
  const found: Candidate[] = [];
  const meant = new Set([...needs, ...any, ...(danger ? [DANGER] : [])]);
  const said = readWith(
    { needs, any, danger, ...rest },
    {
      isMeant: reader.isMeant,
      infer(words, isSaid) {
        for (const { value, score } of reader.infer(words, isSaid)) {
          const name = value ? `${value.filter}:${value.value}` : DANGER;
          found.push({
            name,
            isBeside: value !== null && isSaid(value.filter),
            score,
            isMeant: meant.has(name),
          });
        }
        return [];
      },
    },
  );
  return found.filter(({ name }) => !said.has(name));
}

function floorOf(candidates: readonly Candidate[], isBeside: boolean): number {
  return leastSure(
    candidates.filter((one) => one.isBeside === isBeside),
    SURE,
  );
}

/** The lowest score above which so many are meant; above all of them where that is nowhere so. */
function leastSure(candidates: readonly Candidate[], sure: number): number {
  const ordered = candidates.toSorted((a, b) => b.score - a.score);
  let least = ordered.length === 0 ? LOWEST : ordered[0].score + 0.5;
  let meant = 0;
  ordered.forEach(({ isMeant, score }, i) => {
    if (isMeant) meant++;
    const next = ordered[i + 1]?.score ?? LOWEST;
    if (meant / (i + 1) >= sure) least = (score + next) / 2;
  });
  return least;
}

function rounded(score: number): number {
  return Math.round(score * 100) / 100;
}
