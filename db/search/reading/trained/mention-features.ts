import { hash } from './features.ts';
import type { Mention } from './sense.ts';

/** How far around a phrase each word counts by its place. */
const NEAR = 3;
const FAR = 12;
const LONGEST = 8;

/** What a trained reader sees of a value that a phrase of a text says, as numbers below FEATURES. */
export function mentionFeatures({
  words,
  first,
  length,
  value: { filter, value },
  others,
}: Mention): number[] {
  const own = `${filter}:${value}`;
  const phrase = words.slice(first, first + length).join(' ');
  const behind = first + length;
  const features = [
    `f ${filter}`,
    `v ${own}`,
    `p ${phrase}`,
    `p ${own} ${phrase}`,
    `n ${Math.min(others.length, LONGEST)}`,
  ];
  features.push(
    `l ${Math.min(Math.floor(words.length / 4), LONGEST)}`,
    first === 0 ? 'first' : '-',
    behind === words.length ? 'last' : '-',
  );
  for (let i = 1; i <= NEAR; i++) {
    const before = words[first - i] ?? '<';
    const after = words[behind + i - 1] ?? '>';
    features.push(
      `b${i} ${before}`,
      `a${i} ${after}`,
      `b${i} ${before} ${filter}`,
      `a${i} ${after} ${filter}`,
    );
  }
  features.push(
    `b ${words[first - 2] ?? '<'} ${words[first - 1] ?? '<'}`,
    `a ${words[behind] ?? '>'} ${words[behind + 1] ?? '>'}`,
  );
  for (const word of words.slice(Math.max(0, first - FAR), first))
    features.push(`B ${word}`, `B ${word} ${filter}`);
  for (const word of words.slice(behind, behind + FAR)) features.push(`A ${word}`, `A ${word} ${filter}`);
  for (const other of others)
    features.push(
      `o ${other.filter}:${other.value}`,
      `o ${own} ${other.filter}:${other.value}`,
      `o ${filter} ${other.filter}`,
    );
  return features.map((feature) => hash(`m ${feature}`));
}
