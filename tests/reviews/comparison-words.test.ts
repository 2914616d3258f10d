import { expect, it } from 'vitest';
import type { ComparisonResult } from '#contract/registry.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { CredentialReview, Review } from '#contract/reviews.ts';
import { resultText, summaryOf } from '../../backoffice/reviews/comparison-words.ts';
import { lookedUpIn, nothingSaid } from '../../backoffice/reviews/looked-up.ts';

const NPPES = { id: 1, kind: 'nppes-full', dated: '2026-11-08' } as const;
const LEIE = { id: 2, kind: 'leie', dated: '2026-11-10' } as const;
const ADDRESS = '12 ELM ST, CAMBRIDGE, MA 02139';

function compared(results: Record<string, ComparisonResult>): Comparison[] {
  return Object.entries(results).map(([about, result]) => ({
    ...{ about, result, ours: '', theirs: about === 'address' ? ADDRESS : null },
    file: about === 'exclusion' ? LEIE : NPPES,
  }));
}

it.each<[Record<string, ComparisonResult>, string, string, string[]]>([
  [
    { name: 'same', exclusion: 'same' },
    'agrees',
    'All 2 agree with NPPES of Nov 08, 2026 and LEIE of Nov 10, 2026.',
    [],
  ],
  [
    { name: 'same', phone: 'differs', degree: 'unknown' },
    'look',
    '1 of 2 agrees with NPPES of Nov 08, 2026.',
    ['phone'],
  ],
  [
    { name: 'differs', phone: 'differs' },
    'against',
    '0 of 2 agree with NPPES of Nov 08, 2026.',
    ['name', 'phone'],
  ],
  [{ exclusion: 'excluded' }, 'against', '0 of 1 agree with LEIE of Nov 10, 2026.', ['exclusion']],
  [{ name: 'unknown' }, 'silent', 'There is nothing in a register to compare it with.', []],
])('%o: %s', (results, weight, text, open) => {
  const summary = summaryOf(compared(results));
  expect({ ...summary, open: summary.open.map(({ about }) => about) }).toEqual({ text, weight, open });
});

it('says in words what came of it', () => {
  const [name, exclusion] = compared({ name: 'differs', exclusion: 'same' });
  expect(resultText(name)).toBe('Differs from the register');
  expect(resultText(exclusion)).toBe('Not on the exclusion list');
  expect(resultText({ ...name, result: 'unknown', file: null })).toBe('No file of the register was read');
});

function review(status: Review['status'], results: Record<string, ComparisonResult>): Review {
  const comparisons = compared(results);
  const credentials = [{ key: 'npi 1', number: '1', comparison: comparisons[0] }];
  return { status, comparisons, credentials } as Review;
}

it('the NPI is looked up where NPPES has it under this name, and nowhere else', () => {
  const same = { 'npi 1': 'same', name: 'same', address: 'differs' } as const;
  expect(lookedUpIn(review('waiting', same))).toEqual({
    'npi 1': {
      source: 'NPPES, file of Nov 08, 2026',
      said: { number: '1', status: 'active', expires: null, address: ADDRESS },
    },
  });
  expect(lookedUpIn(review('waiting', { ...same, name: 'differs' }))).toEqual({});
  expect(lookedUpIn(review('waiting', { ...same, 'npi 1': 'deactivated' }))).toEqual({});
  expect(lookedUpIn(review('approved', same))).toEqual({});
});

it('of a license the number is known where NPPES has the same, and its board says the rest', () => {
  const [same, differs] = compared({ 'license MA 1': 'same', 'license MA 2': 'differs' });
  const license = { key: same.about, number: '1', register: 'https://board.example.com/look' };
  const said = { number: '1', status: null, expires: null, address: '' };
  const source = 'board.example.com';
  expect(nothingSaid({ ...license, comparison: same } as CredentialReview)).toEqual({ source, said });
  expect(nothingSaid({ ...license, comparison: differs } as CredentialReview).said.number).toBe('');
});
