/** Trains the reader from the sentences beside it and the lists of words: model.bin. The same texts make the same bytes. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplesOf, learnedNames, readWith, sentences } from './examples.ts';
import { learn } from './learn.ts';
import { withLimits } from './limits.ts';
import { encoded } from './model.ts';
import { quantized } from './quantized.ts';

const FILE = path.join(import.meta.dirname, 'model.bin');

const train = sentences('train');
const names = learnedNames(train);
const learned = learn(examplesOf(train, names), names.length);
const model = withLimits(quantized(learned, names), sentences('choose'), ({ q }, sense) => {
  const { understood, danger } = readWith(q, sense);
  return new Set([
    ...understood.map(({ filter, value }) => `${filter}:${value}`),
    ...(danger ? ['danger'] : []),
  ]);
});
const bytes = encoded(model);
writeFileSync(FILE, bytes);
console.log(
  `${names.length} values from ${train.length} sentences, ${bytes.length} bytes: ${path.relative(process.cwd(), FILE)}`,
);
