import { describe, expect, it } from 'vitest';
import type { Understood } from '#contract/search.ts';
import { parseSearchQuery } from '../../public-site/components/search/search-query.ts';
import { withReplaced, withoutWords } from '#contract/typed-text.ts';
import { typedFilters, withoutTyped } from '../../public-site/pages/search/typed-filters.ts';

const ANXIETY: Understood = { filter: 'condition', value: 'anxiety', words: ['anxious'] };
const ALCOHOL: Understood = { filter: 'condition', value: 'alcohol', words: ['addiction'] };
const OPIOIDS: Understood = { filter: 'condition', value: 'opioids', words: ['addiction'] };
const VIDEO: Understood = { filter: 'telehealth', value: '1', words: ['online'] };

describe('filters that a text says', () => {
  it('are those that are not chosen by hand too, and whose words are there', () => {
    const query = parseSearchQuery('q=anxious+addiction&condition=alcohol');
    expect(typedFilters(query, [ANXIETY, ALCOHOL, OPIOIDS, VIDEO])).toEqual([ANXIETY, OPIOIDS]);
  });

  it('go with their words, back on the first page', () => {
    const query = parseSearchQuery('q=anxious,+online&searchStart=20&insurance=aetna');
    expect(withoutTyped(query, ANXIETY, [ANXIETY, VIDEO])).toEqual(
      parseSearchQuery('q=online&insurance=aetna'),
    );
    expect(withoutTyped(query, VIDEO, [ANXIETY, VIDEO]).q).toBe('anxious');
  });

  it('leave behind what the same words said besides', () => {
    const query = parseSearchQuery('q=addiction');
    const rest = withoutTyped(query, ALCOHOL, [ALCOHOL, OPIOIDS]);
    expect(rest).toEqual(parseSearchQuery('condition=opioids'));
  });
});

describe('a text', () => {
  it.each([
    ['add my address', ['add'], 'my address'],
    ['anxiety and depression', ['depression'], 'anxiety'],
    ['anxiety or depression', ['anxiety'], 'depression'],
    ['anxiety, aetna', ['anxiety'], 'aetna'],
    ['niños y niñas', ['niños'], 'niñas'],
    ['an orchid and a yew', [], 'an orchid and a yew'],
  ])('"%s" without %j', (text, words, rest) => {
    expect(withoutWords(text, words)).toBe(rest);
  });

  it('has whole words replaced', () => {
    expect(withReplaced('an anxeity, an', [{ from: 'anxeity', to: 'anxiety' }])).toBe('an anxiety, an');
    expect(withReplaced('cant', [{ from: 'can', to: 'car' }])).toBe('cant');
  });
});
