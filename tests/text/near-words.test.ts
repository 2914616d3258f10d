import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../../db/text/edit-distance.ts';
import { createNearWords } from '../../db/text/near-words.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 6 });

describe('words of nearly a spelling', () => {
  it('are those that a slow comparison finds, after any additions and removals', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 30, size: 'max' }),
        fc.array(fc.nat(), { maxLength: 10, size: 'max' }),
        word,
        fc.constantFrom(1, 2),
        (words, removals, wanted, most) => {
          const near = createNearWords(STEPS, words);
          const left = new Set(words);
          for (const n of removals) {
            const gone = words[n % words.length];
            if (gone === undefined) continue;
            near.remove(gone);
            left.delete(gone);
          }
          const expected = [...left].filter((other) => steps(wanted, other) <= most);
          const found = near.near(wanted, most);
          expect(found.map((one) => one.word).sort()).toEqual(expected.sort());
          for (const { word: other, distance } of found) expect(distance).toBe(steps(wanted, other));
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Letters left out, added, changed, or two neighbors that changed places; by its definition. */
function steps(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [s, t] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [steps(s, b) + 1, steps(a, t) + 1, steps(s, t) + (a.at(-1) === b.at(-1) ? 0 : 1)];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    ways.push(steps(s.slice(0, -1), t.slice(0, -1)) + 1);
  }
  return Math.min(...ways);
}
