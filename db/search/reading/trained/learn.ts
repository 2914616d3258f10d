import { FEATURES } from './features.ts';

/** A text as its features, and the indexes of the values that it means. */
export interface Example {
  features: Uint32Array;
  means: ReadonlySet<number>;
  /** Says nothing of these, for or against. */
  open: ReadonlySet<number>;
  /** How much it counts. */
  weight: number;
}

export interface Learned {
  /** By value: FEATURES weights, and the bias. */
  weights: Float32Array[];
  bias: Float64Array;
}

const ROUNDS = 12;
/** Of so many last rounds the mean counts: which text was seen last does not matter then. */
const AVERAGED = 6;
const RATE = 0.12;
/** Keeps weights small: what few texts say counts little. */
const L2 = 2e-6;
/** So many are none at all that little is lost when the weakest are left out (`quantized`). */
const L1 = 5e-4;
/** What is nearly right teaches nothing more. */
const LEAST_ERROR = 0.004;

/**
 * Logistic regression of each value against all others, by steps that get smaller for what is seen often (AdaGrad). The
 * same examples make the same weights: their order is shuffled by a fixed rule.
 */
export function learn(examples: readonly Example[], values: number): Learned {
  const weights = Array.from({ length: values }, () => new Float32Array(FEATURES));
  const bias = new Float64Array(values).fill(-4);
  const order = examples.map((_, i) => i);
  const next = randomNumbers(1);
  const seen = Array.from({ length: values }, () => new Float32Array(FEATURES));
  const mean = { weights: weights.map(() => new Float32Array(FEATURES)), bias: new Float64Array(values) };
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, next);
    for (const at of order) {
      const { features, means, open, weight } = examples[at];
      const share = 1 / Math.sqrt(features.length + 1);
      for (let value = 0; value < values; value++) {
        if (open.has(value)) continue;
        const own = weights[value];
        let score = 0;
        for (const feature of features) score += own[feature];
        const error = 1 / (1 + Math.exp(-(bias[value] + score * share))) - (means.has(value) ? 1 : 0);
        if (Math.abs(error) < LEAST_ERROR) continue;
        const step = error * weight;
        bias[value] -= 0.05 * step;
        const sum = seen[value];
        for (const feature of features) {
          const slope = step * share + L2 * own[feature];
          sum[feature] += slope * slope;
          const rate = RATE / (1e-3 + Math.sqrt(sum[feature]));
          const moved = own[feature] - rate * slope;
          const pull = rate * L1;
          own[feature] = Math.abs(moved) <= pull ? 0 : moved - Math.sign(moved) * pull;
        }
      }
    }
    if (round >= ROUNDS - AVERAGED) addShare(mean, { weights, bias });
  }
  return mean;
}

function addShare(mean: Learned, { weights, bias }: Learned): void {
  weights.forEach((own, value) => {
    const sum = mean.weights[value];
    for (let feature = 0; feature < FEATURES; feature++) sum[feature] += own[feature] / AVERAGED;
    mean.bias[value] += bias[value] / AVERAGED;
  });
}

function shuffle(order: number[], next: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
}

/** Numbers from 0 to 1, the same ones each time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
