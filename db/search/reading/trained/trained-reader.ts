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
    const scores = scoresOf(model, features.flat());
    return values.flatMap((one, i) => {
      if (i === meant) return [];
      const least = leastOf(one, one.value !== null && isSaid(one.value.filter));
      if (least === null || scores[i] < least) return [];
      const needed = wordsFor(i, least, words, features);
      return needed ? [{ value: one.value, score: scores[i], words: needed }] : [];
    });
  }

  /** The open words that carry a value, the strongest first, until it would not be said without them; null for none. */
  function wordsFor(
    value: number,
    least: number,
    words: readonly OpenWord[],
    features: readonly number[][],
  ): number[] | null {
    const strength = features.map((own) => sumOf(model, own, value));
    const open = strength
      .map((_, at) => at)
      .filter((at) => words[at].isOpen && strength[at] > 0)
      .sort((a, b) => strength[b] - strength[a]);
    const taken: number[] = [];
    for (const at of open) {
      taken.push(at);
      const rest = words.filter((_, i) => !taken.includes(i)).map(({ word }) => word);
      if (scoreOf(model, featuresOf(rest).flat(), value) < least)
        return taken.some((i) => isUnread(words[i])) ? taken.sort((a, b) => a - b) : null;
    }
    return null;
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
