import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  apiKey,
  isChosen,
  parseSearchQuery,
  NOWHERE,
  placeOfSuggestion,
  searchHref,
  toggled,
  whereText,
  withoutFilters,
  withoutStart,
} from '../../public-site/components/search/search-query.ts';

const FULL =
  'searchCity=Cambridge&searchState=MA&radius=50&q=smith&condition=ptsd&condition=anxiety&treatment=cbt' +
  '&insurance=aetna&age=65%2B&language=es&gender=woman&telehealth=1&accepting=1&evenings=1' +
  '&first_visit=300&sort=confirmed&searchCount=20&searchStart=40';

describe('the URL of a search', () => {
  it('is read with or without its question mark', () => {
    expect(parseSearchQuery(`?${FULL}`)).toEqual(parseSearchQuery(FULL));
    expect(parseSearchQuery(FULL)).toMatchObject({
      searchCity: 'Cambridge',
      radius: '50',
      condition: ['anxiety', 'ptsd'],
      age: ['65+'],
      telehealth: '1',
      searchStart: '40',
    });
  });

  it('has one form, whatever the order, the defaults and the empty fields of a plain form', () => {
    const typed =
      '?utm_source=mail&searchZipCode=02139&q=&radius=25&sort=nearest&searchCount=10&searchStart=0&insurance=aetna' +
      '&condition=ptsd&condition=anxiety&condition=anxiety&condition=&telehealth=';
    expect(searchHref(parseSearchQuery(typed))).toBe(
      '/search?condition=anxiety&condition=ptsd&insurance=aetna&searchZipCode=02139',
    );
    expect(searchHref(parseSearchQuery(''))).toBe('/search');
    expect(apiKey(parseSearchQuery('?utm_source=mail'))).toBe('/api/doctors');
  });

  it('keeps leading zeros and escapes what needs it', () => {
    const query = { ...parseSearchQuery('searchZipCode=00601'), q: 'a&b=c #1 ü' };
    expect(searchHref(query)).toBe('/search?q=a%26b%3Dc+%231+%C3%BC&searchZipCode=00601');
    expect(parseSearchQuery(searchHref(query).slice('/search'.length))).toEqual(query);
  });

  it('leaves bad values for the API to refuse', () => {
    const bad = 'condition=nonsense&radius=7&searchCount=5000&searchStart=-1&telehealth=maybe';
    expect(apiKey(parseSearchQuery(bad))).toBe(`/api/doctors?${bad}`);
  });

  it('keeps `more` on the page and out of the API', () => {
    const query = parseSearchQuery('more=condition&q=sleep');
    expect(searchHref(query)).toBe('/search?more=condition&q=sleep');
    expect(apiKey(query)).toBe('/api/doctors?q=sleep');
  });

  it('survives any text: read, written and read again it is the same search', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names()), text), { maxLength: 12 });
    fc.assert(
      fc.property(pairs, fc.nat(), (entries, turn) => {
        const search = new URLSearchParams(entries).toString();
        const href = searchHref(parseSearchQuery(search));
        const again = parseSearchQuery(href.slice('/search'.length));
        expect(searchHref(again)).toBe(href);
        expect(apiKey(again)).toBe(apiKey(parseSearchQuery(search)));

        const unique = entries.filter(([name], i) => entries.findIndex(([other]) => other === name) === i);
        const cut = unique.length ? turn % unique.length : 0;
        const turned = new URLSearchParams([...unique.slice(cut), ...unique.slice(0, cut)]).toString();
        expect(apiKey(parseSearchQuery(turned))).toBe(
          apiKey(parseSearchQuery(new URLSearchParams(unique).toString())),
        );
      }),
    );
  });
});

describe('filters', () => {
  const query = parseSearchQuery(FULL);

  it('switch on and off, back on the first page', () => {
    const on = toggled(query, 'condition', 'adhd');
    expect(on.condition).toEqual(['adhd', 'anxiety', 'ptsd']);
    expect(on.searchStart).toBe('');
    expect(toggled(on, 'condition', 'adhd')).toEqual(withoutStart(query));
    expect(toggled(query, 'telehealth', '1').telehealth).toBe('');
    expect(toggled(parseSearchQuery(''), 'accepting', '1').accepting).toBe('1');
    expect(toggled(query, 'first_visit', '400').first_visit).toBe('400');
    expect(toggled(query, 'first_visit', '300').first_visit).toBe('');
  });

  it('leave the query they start from alone', () => {
    toggled(query, 'condition', 'adhd');
    expect(query).toEqual(parseSearchQuery(FULL));
  });

  it('are known by filter and value', () => {
    expect(isChosen(query, 'condition', 'ptsd')).toBe(true);
    expect(isChosen(query, 'insurance', 'ptsd')).toBe(false);
    expect(isChosen(query, 'accepting', '1')).toBe(true);
    expect(isChosen(query, 'first_visit', '300')).toBe(true);
    expect(isChosen(query, 'first_visit', '400')).toBe(false);
    expect(isChosen(parseSearchQuery(''), 'accepting', '1')).toBe(false);
  });

  it('are listed with their labels, an unknown one as it is', () => {
    expect(activeFilters(query).map(({ label }) => label)).toEqual([
      'Accepting new patients',
      'Telehealth',
      'Evening hours',
      'First visit up to $300',
      'Anxiety',
      'PTSD and trauma',
      'CBT',
      'Aetna',
      'Ages 65+',
      'Spanish',
      'Woman',
    ]);
    expect(activeFilters(parseSearchQuery('condition=nonsense'))).toEqual([
      { filter: 'condition', value: 'nonsense', label: 'nonsense' },
    ]);
  });

  it('are cleared without losing the place', () => {
    expect(searchHref(withoutFilters(query))).toBe(
      '/search?radius=50&searchCity=Cambridge&searchCount=20&searchState=MA&sort=confirmed',
    );
  });
});

describe('the Where field', () => {
  it.each([
    ['searchZipCode=02139', '02139'],
    ['searchCity=Cambridge&searchState=MA', 'Cambridge, MA'],
    ['searchCity=Springfield', 'Springfield'],
    ['searchState=ma', 'Massachusetts'],
    ['searchCounty=Cook+County&searchState=IL', 'Cook County, IL'],
    ['searchRegion=Long+Island&searchState=NY', 'Long Island, NY'],
    ['typed=near+me', 'near me'],
    ['typed=cincinatti&searchCity=Cincinnati&searchState=OH', 'Cincinnati, OH'],
    ['searchState=XX', 'XX'],
    ['', ''],
  ])('of ?%s says "%s"', (search, text) => {
    expect(whereText(parseSearchQuery(search))).toBe(text);
  });

  it('takes a suggestion by what it is', () => {
    const state = 'MA';
    const none = { zip: null, city: null, label: '', state } as const;
    expect(placeOfSuggestion({ ...none, kind: 'zip', zip: '02139', city: 'Cambridge' })).toEqual({
      ...NOWHERE,
      searchZipCode: '02139',
    });
    expect(placeOfSuggestion({ ...none, kind: 'city', city: 'Cambridge' })).toEqual({
      ...NOWHERE,
      searchCity: 'Cambridge',
      searchState: 'MA',
    });
    expect(placeOfSuggestion({ ...none, kind: 'county', county: 'Middlesex County' })).toEqual({
      ...NOWHERE,
      searchCounty: 'Middlesex County',
      searchState: 'MA',
    });
    expect(placeOfSuggestion({ ...none, kind: 'region', region: 'Cape Cod' })).toEqual({
      ...NOWHERE,
      searchRegion: 'Cape Cod',
      searchState: 'MA',
    });
    expect(placeOfSuggestion({ ...none, kind: 'state' })).toEqual({ ...NOWHERE, searchState: 'MA' });
  });
});

function names(): string[] {
  return [...Object.keys(parseSearchQuery('')), 'utm_source', 'where'];
}
