import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsetOf, has } from '../../db/bitset.ts';
import { openDatabase } from '../../db/database.ts';
import { createCachedSets } from '../../db/cached-sets.ts';
import { sized } from '../helpers/scale.ts';

const MANY = 600;
const WORDS = ['common', 'rare'];

/** Texts as sets of words, that many of them with the first word; counts what is read. */
function texts(common: number) {
  const words = new Map(Array.from({ length: common }, (_, i) => [i + 1, new Set(['common'])]));
  const read: string[] = [];
  return {
    words,
    read,
    source: {
      idsWith(word: string) {
        read.push(word);
        const ids = [...words].filter(([, all]) => all.has(word)).map(([id]) => id);
        return bitsetOf(Buffer.from(ids.join(',')));
      },
      has: (word: string, id: number) => words.get(id)?.has(word) === true,
    },
  };
}

describe('kept sets of words', () => {
  it('read a common word once, whatever else is searched for', () => {
    const database = openDatabase(':memory:');
    const { source, read } = texts(MANY);
    const sets = createCachedSets(database, [source]);
    sets.of('common');
    for (let i = 0; i < 5000; i++) sets.of(`rare${i}`);
    sets.of('common');
    expect(read.filter((word) => word === 'common')).toHaveLength(1);
    database.close();
  });

  it('keep nothing of what a transaction sees', () => {
    const database = openDatabase(':memory:');
    const { source, read } = texts(MANY);
    const sets = createCachedSets(database, [source]);
    database.transaction(() => sets.of('common'))();
    sets.of('common');
    expect(read).toHaveLength(2);
    database.close();
  });

  it('are read again once they are forgotten', () => {
    const database = openDatabase(':memory:');
    const { source, words } = texts(MANY);
    const sets = createCachedSets(database, [source]);
    sets.of('common');
    words.delete(1);
    sets.clear();
    expect(has(sets.of('common')[0], 1)).toBe(false);
    database.close();
  });

  it('follow every change', () => {
    const change = fc.record({ id: fc.integer({ min: 1, max: 2000 }), words: fc.subarray(WORDS) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const database = openDatabase(':memory:');
        const { source, words } = texts(MANY);
        const sets = createCachedSets(database, [source]);
        WORDS.forEach(sets.of);
        for (const { id, words: now } of changes) {
          words.set(id, new Set(now));
          sets.follow(id);
        }
        for (const word of WORDS) {
          const [set] = sets.of(word);
          for (let id = 1; id <= 2000; id++) expect(has(set, id)).toBe(source.has(word, id));
        }
        database.close();
      }),
      { numRuns: sized(30, 300) },
    );
  });
});
