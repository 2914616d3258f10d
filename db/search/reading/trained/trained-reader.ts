import { readFileSync } from 'node:fs';
import { dataFile } from '../../../data-file.ts';
import { valuesOf } from '../listed-words.ts';
import type { Value } from '../listed-words.ts';
import { featuresOf } from './features.ts';
import { decoded } from './model.ts';
import { mentionFeatures } from './mention-features.ts';
import type { LearnedValue, Model } from './model.ts';
import type { Inferred, OpenWord, Sense } from './sense.ts';

export const DANGER = 'danger';
/** That a value which a phrase says is what the sentence wants. */
export const MEANT = 'meant';
export const MODEL_FILE = 'db/search/reading/trained/model.bin';

/** The reader that was trained, from its file. */
export function trainedReader(): Sense {
  return createTrainedReader(decoded(readFileSync(dataFile(MODEL_FILE))));
}

/**
 * A reader that knows what people mean by what people have meant. It says only what stands on open words: without them it would be said no more.
 */
export function createTrainedReader(model: Model): Sense {
  const values = model.values.map((learned) => ({
    ...learned,
    value: learned.name === DANGER || learned.name === MEANT ? null : valuesOf(learned.name)[0],
  }));
  const meant = model.values.findIndex(({ name }) => name === MEANT);

  return {
    infer,
    isMeant: (mention) => scoreOf(model, mentionFeatures(mention), meant) >= (values[meant].alone ?? 0),
  };

  function infer(words: readonly OpenWord[], isSaid: (filter: Value['filter']) => boolean): Inferred[] {
    if (!words.some(isUnread)) return [];
    const features = featuresOf(words.map(({ word }) => word));
    const isMore = (i: number, score: number) => {
      const { value } = values[i];
      const least = i === meant ? null : leastOf(values[i], value !== null && isSaid(value.filter));
      return least !== null && score >= least;
    };
    const scores = scoresOf(model, features.flat());
    const isInferred = scores.map((score, i) => Number(isMore(i, score)));
    return values.flatMap(({ value }, i) => {
      if (!isInferred[i]) return [];
      const needed = wordsFor(i, words, features, (rest) => {
        const left = scoresOf(model, rest).map((score, at) => Number(isMore(at, score)));
        return { isSaid: left[i] === 1, isOther: left.some((is, at) => is > isInferred[at]) };
      });
      return needed ? [{ value, score: scores[i], words: needed }] : [];
    });
  }

  /**
   * The open words that carry a value, the strongest first, until it would not be said without them, nor another one
   * instead where that can be; null for none.
   */
  function wordsFor(
    value: number,
    words: readonly OpenWord[],
    features: readonly number[][],
    leaves: (rest: number[]) => { isSaid: boolean; isOther: boolean },
  ): number[] | null {
    const strength = features.map((own) => sumOf(model, own, value));
    const open = strength
      .map((_, at) => at)
      .filter((at) => words[at].isOpen && strength[at] > 0)
      .sort((a, b) => strength[b] - strength[a]);
    let least: number[] | null = null;
    for (let count = 1; count <= open.length; count++) {
      const taken = open.slice(0, count);
      const rest = words.filter((_, i) => !taken.includes(i)).map(({ word }) => word);
      const left = leaves(featuresOf(rest).flat());
      if (left.isSaid) continue;
      if (!least && !taken.some((i) => isUnread(words[i]))) return null;
      least ??= taken;
      if (!left.isOther) return taken.sort((a, b) => a - b);
    }
    return least?.sort((a, b) => a - b) ?? null;
  }
}

function isUnread({ isOpen, isSmall }: OpenWord): boolean {
  return isOpen && !isSmall;
}

function leastOf({ alone, beside }: LearnedValue, isSaid: boolean): number | null {
  return isSaid ? beside : alone;
}

/** How much a text's features speak for each value. */
function scoresOf({ values, first, of, weights }: Model, features: readonly number[]): Float64Array {
  const scores = new Float64Array(values.length);
  for (const feature of features) {
    for (let i = first[feature]; i < first[feature + 1]; i++) scores[of[i]] += weights[i];
  }
  const share = 1 / Math.sqrt(features.length + 1);
  return scores.map((sum, i) => values[i].bias + sum * values[i].unit * share);
}

function scoreOf(model: Model, features: readonly number[], value: number): number {
  const { bias, unit } = model.values[value];
  return bias + (sumOf(model, features, value) * unit) / Math.sqrt(features.length + 1);
}

function sumOf({ first, of, weights }: Model, features: readonly number[], value: number): number {
  let sum = 0;
  for (const feature of features) {
    for (let i = first[feature]; i < first[feature + 1]; i++) if (of[i] === value) sum += weights[i];
  }
  return sum;
}
