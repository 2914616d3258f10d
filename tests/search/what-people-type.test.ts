import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../bench/understanding/outcome.ts';
import { measureWhat } from '../bench/understanding/what.ts';

/** The sample directory has nobody of that name. */
const NOT_THERE = ['Grace'];

describe('what people type', () => {
  let judged: Outcome[] = [];
  beforeAll(async () => {
    judged = await measureWhat();
  });

  it('is understood, in every family', () => {
    const wrong = judged.filter(({ hit, text }) => !hit && !NOT_THERE.includes(text));
    expect(wrong).toEqual([]);
    expect(judged.length).toBeGreaterThan(190);
  });

  it('is understood in the further table, which was written without a look at the words', async () => {
    const further = await measureWhat('more-that-people-type');
    expect(further.filter(({ hit }) => !hit)).toEqual([]);
    expect(further.length).toBeGreaterThan(1400);
  });
});
