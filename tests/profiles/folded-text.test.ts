import { describe, expect, it } from 'vitest';
import { foldedAfter } from '../../public-site/pages/profiles/folded-text.ts';

describe('a long text is folded', () => {
  it('not when it is short, or a little longer', () => {
    expect(foldedAfter('One.\n\nTwo.', 100)).toEqual({ shown: ['One.', 'Two.'], rest: [] });
    expect(foldedAfter('a '.repeat(60), 100).rest).toEqual([]);
  });

  it('between paragraphs where it can, after a sentence where it must', () => {
    const long = 'Some words stand here. '.repeat(10).trim();
    expect(foldedAfter(`${long}\n\n${long}`, 240)).toEqual({ shown: [long], rest: [long] });
    const { shown, rest } = foldedAfter(long, 100);
    expect(shown[0]).toMatch(/here\.$/);
    expect(rest[0]).toMatch(/^Some/);
    expect(`${shown[0]} ${rest[0]}`).toBe(long);
  });

  it('between words without sentences, whole without words, and never to nothing', () => {
    expect(foldedAfter('word '.repeat(100).trim(), 102).shown[0]).toMatch(/word$/);
    expect(foldedAfter(`Hi.\n\n${'x'.repeat(500)}`, 100)).toEqual({
      shown: ['Hi.'],
      rest: ['x'.repeat(500)],
    });
    expect(foldedAfter('x'.repeat(500), 100)).toEqual({ shown: ['x'.repeat(500)], rest: [] });
  });
});
