import { FEATURES } from './features.ts';
import type { Learned } from './learn.ts';
import type { Model } from './model.ts';

const STRONGEST = 127;
/** Two bytes each: the file stays below two megabytes. */
const MOST_WEIGHTS = 800_000;

/** What was learned, in whole numbers, without the weakest weights; nothing counts before its values are given limits. */
export function quantized({ weights, bias }: Learned, names: readonly string[]): Model {
  const units = weights.map(
    (own) => own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / STRONGEST,
  );
  const rounded = (value: number, feature: number) => Math.round(weights[value][feature] / units[value]);
  const least = leastWeight(weights);
  const first = new Uint32Array(FEATURES + 1);
  const of: number[] = [];
  const kept: number[] = [];
  for (let feature = 0; feature < FEATURES; feature++) {
    for (let value = 0; value < names.length; value++) {
      const weight = rounded(value, feature);
      if (weight === 0 || Math.abs(weights[value][feature]) < least) continue;
      of.push(value);
      kept.push(weight);
    }
    first[feature + 1] = of.length;
  }
  const values = names.map((name, i) => ({ name, bias: bias[i], unit: units[i], alone: null, beside: null }));
  return { values, first, of: Uint8Array.from(of), weights: Int8Array.from(kept) };
}

/** The least that leaves room for all above it. */
function leastWeight(weights: readonly Float32Array[]): number {
  const sizes = Float32Array.from(
    weights.flatMap((own) => Array.from(own).filter((weight) => weight !== 0)),
    Math.abs,
  );
  sizes.sort();
  return sizes[Math.max(0, sizes.length - MOST_WEIGHTS)] ?? 0;
}
