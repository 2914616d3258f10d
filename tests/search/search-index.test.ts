import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../db/search/area.ts';
import { createSearchIndex } from '../../db/search/search-index.ts';
import type { SearchIndex, SearchRow } from '../../db/search/search-index.ts';
import { createSearch } from '../../db/search/search.ts';
import { VALUES_OF_PRACTICES, VALUE_COUNT, VISIT_VALUES, valueNumber } from '../../db/search/values.ts';
import type { Asked } from '../../db/search/wish.ts';
import { ZIPS } from '../helpers/population.ts';
import { searchFor } from '../helpers/search-for.ts';
import { PLACES } from '../helpers/stores.ts';

const TODAY = 20_000;
const nothing = () => undefined;
const noText = {
  idsWith: () => new Uint32Array(),
  put: nothing,
  remove: nothing,
  follow: nothing,
  forget: nothing,
  isSettled: () => true,
};

const row: fc.Arbitrary<SearchRow> = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  zip: fc.constantFrom(...ZIPS),
  name: fc.constantFrom('Amara Osei', 'José Molina', 'Mei Do', 'An Osborne'),
  accepting_until: fc.constantFrom(0, TODAY - 1, TODAY, TODAY + 1, TODAY + 90),
  earliest_visit_until: fc.constantFrom(0, TODAY - 1, TODAY, TODAY + 1, TODAY + 30),
  first_visit: fc.constantFrom(null, 0, 350),
  follow_up: fc.constantFrom(null, 100, 250, 100_000),
  others: fc.array(
    fc.record({ zip: fc.constantFrom(...ZIPS), values: fc.subarray([...VALUES_OF_PRACTICES]) }),
    { maxLength: 4 },
  ),
  value_bits: fc.constantFrom('anxiety', 'ocd', 'grief').map((condition) => {
    const bits = new Uint8Array(Math.ceil(VALUE_COUNT / 8));
    const value = valueNumber('condition', condition);
    for (const { said } of [{ said: value }, ...VISIT_VALUES]) bits[said >> 3] |= 1 << (said & 7);
    return bits;
  }),
});

type Step = { put: SearchRow } | { remove: number } | { turnTo: number } | { readNames: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: row.map((put) => ({ put })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.integer({ min: TODAY, max: TODAY + 3 }).map((turnTo) => ({ turnTo })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }).map((readNames) => ({ readNames })) },
);

describe('search index', () => {
  it('after any changes answers as one that was loaded with what is left', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
        const changed = createSearchIndex(PLACES, TODAY);
        const rows = new Map<number, SearchRow>();
        let day = TODAY;
        changed.load([]);
        for (const change of steps) {
          if ('put' in change) {
            changed.put(change.put);
            rows.set(change.put.id, change.put);
          } else if ('remove' in change) {
            changed.remove(change.remove);
            rows.delete(change.remove);
          } else if ('readNames' in change) changed.readNames(change.readNames);
          else {
            day = change.turnTo;
            changed.turnTo(day);
          }
        }
        const loaded = createSearchIndex(PLACES, day);
        loaded.load(rows.values());
        expect(answersOf(changed)).toEqual(answersOf(loaded));
      }),
      { numRuns: 150 },
    );
  });

  it('changes the order every day, but not during it', () => {
    const orderOn = (day: number) => {
      const index = createSearchIndex(PLACES, day);
      index.load(
        Array.from({ length: 60 }, (_, i) => ({ ...fc.sample(row, { numRuns: 1, seed: 5 })[0], id: i + 1 })),
      );
      return idsOf(index);
    };
    expect(orderOn(TODAY)).toEqual(orderOn(TODAY));
    expect(orderOn(TODAY)).not.toEqual(orderOn(TODAY + 1));
    expect(new Set(orderOn(TODAY))).toEqual(new Set(orderOn(TODAY + 1)));
  });

  it.each([
    ['m', [2, 3]],
    ['o', [1, 4]],
    ['j m', [2]],
    ['a os', [1, 4]],
    ['z', []],
  ])('finds by "%s" all whose names begin so', (text, ids) => {
    const index = createSearchIndex(PLACES, TODAY);
    const [any] = fc.sample(row, { numRuns: 1, seed: 5 });
    const names = ['Amara Osei', 'José Molina', 'Mei Do', 'An Osborne'];
    index.load(names.map((name, i) => ({ ...any, id: i + 1, name })));
    const { page } = searchFor(createSearch(index, PLACES, noText), { text });
    expect(page.map(({ id }) => id).sort()).toEqual(ids);
  });

  it('refuses a ZIP code that does not exist', () => {
    const index = createSearchIndex(PLACES, TODAY);
    expect(() => index.put({ ...fc.sample(row, 1)[0], zip: '00000' })).toThrow('Unknown ZIP code 00000');
  });
});

function answersOf(index: SearchIndex): unknown {
  const search = createSearch(index, PLACES, noText);
  const { lat, lng, state } = PLACES.zip('02139') ?? { lat: 0, lng: 0, state: 'MA' };
  const point: Place = { kind: 'point', lat: lat ?? 0, lng: lng ?? 0, state, miles: 100 };
  const everywhere: Place = { kind: 'everywhere' };
  const wishes: Asked[] = [
    { place: everywhere },
    { place: everywhere, chosen: { condition: ['ocd'] }, text: 'osei' },
    { place: everywhere, text: 'm' },
    { place: { kind: 'state', state: 'MA' }, chosen: { accepting: ['1'] } },
    { place: point },
  ];
  return [
    searchFor(search, { sort: 'follow_up' }),
    searchFor(search, { sort: 'confirmed' }),
    ...wishes.map((asked) => [searchFor(search, asked), search.lastConfirmed(search.wishOfQuery(asked))]),
  ];
}

function idsOf(index: SearchIndex): number[] {
  return searchFor(createSearch(index, PLACES, noText)).page.map(({ id }) => id);
}
