import { describe, expect, it } from 'vitest';
import type { PlaceReading } from '#contract/places.ts';
import { readOtherNames } from '../../db/places/other-names.ts';
import { PLACES } from '../helpers/stores.ts';
import { MORE_WHERE_CASES, WHERE_CASES } from './where-cases.ts';

const labelOf = (reading: PlaceReading) => ('label' in reading ? reading.label : reading.kind);

describe('read', () => {
  it('names the other places that a college’s short name may stand for, of which a state chooses', () => {
    const osu = PLACES.read('OSU');
    expect(labelOf(osu)).toBe('Columbus, OH');
    const others = 'alternatives' in osu ? osu.alternatives.map(({ label }) => label) : [];
    expect(others).toEqual(['Stillwater, OK', 'Corvallis, OR']);
    expect(labelOf(PLACES.read('OSU Oklahoma'))).toBe('Stillwater, OK');
    expect(labelOf(PLACES.read('MSU, Montana'))).toBe('Bozeman, MT');
  });

  it.each([...WHERE_CASES, ...MORE_WHERE_CASES])('$family: “$text”', ({ text, expect: label }) => {
    const reading = PLACES.read(text);
    // Where no place is meant, the search shows everybody and says why.
    expect(reading.kind === 'ask' ? 'everywhere' : labelOf(reading)).toMatch(label);
  });

  it.each([
    ['O2139', 'Cambridge, MA 02139'],
    ['02139, Cambridge', 'Cambridge, MA 02139'],
    ['zip code 02139', 'Cambridge, MA 02139'],
    ['Brooklyn NY 11201', 'Brooklyn, NY 11201'],
    ['12345 Oak St, Dallas TX', 'Dallas, TX'],
    ['1600 Pennsylvania Ave NW, Washington, DC', 'Washington, DC'],
    ['Upper West Side', 'Upper West Side, New York, NY'],
    ['Hyde Park, Chicago', 'Hyde Park, Chicago, IL'],
    ['Flushing, Queens', 'Flushing, NY'],
    ['orange co fl', 'Orange County, FL'],
    ['Amherst, CO', 'Amherst, CO'],
    ['Jefferson Parish', 'Jefferson Parish, LA'],
    ['condado de Cook', 'Cook County, IL'],
    ['New England', 'New England'],
    ['the UP', 'Upper Peninsula, MI'],
    ['woodlands tx', 'The Woodlands, TX'],
    ['Carolina del Norte', 'North Carolina'],
    ['Chester, PA', 'Chester, PA'],
    ['Newton, IA', 'Newton, IA'],
    ['chicago near me', 'Chicago, IL'],
    ['within 10 miles of Denver', 'Denver, CO'],
    ['VA Tech', 'Blacksburg, VA'],
    ['Texas A&M main campus', 'College Station, TX'],
    ['Indiana U', 'Bloomington, IN'],
    ["Zion nat'l park", 'Springdale, UT'],
    ['Logan Square blue line stop', 'Logan Square, Chicago, IL'],
    ['uh Cedar Rapids comma Iowa', 'Cedar Rapids, IA'],
    ['UH Manoa', 'Honolulu, HI'],
    ['quận Cam', 'Orange County, CA'],
  ])('reads “%s” as %s, without a correction', (text, label) => {
    expect(PLACES.read(text)).toMatchObject({ label, corrected: false });
  });

  it.each([
    ['cincinatti', 'Cincinnati, OH'],
    ['C\u0131nc\u0131natti', 'Cincinnati, OH'],
    ['Pheonix, AZ', 'Phoenix, AZ'],
    ['Cambrige Massachusets', 'Cambridge, MA'],
    ['Tuscon', 'Tucson, AZ'],
    ['San Fransisco', 'San Francisco, CA'],
    ['Springfeild IL', 'Springfield, IL'],
    ['02138-', 'Cambridge, MA 02138'],
    ['Cleavland', 'Cleveland, OH'],
    ['Sinsinati', 'Cincinnati, OH'],
    ['Greensborough NC', 'Greensboro, NC'],
    ['Marlboro, MA', 'Marlborough, MA'],
    ['Salt Lake Cty', 'Salt Lake City, UT'],
    ['Maricopa Cty', 'Maricopa County, AZ'],
    ['atlantaga', 'Atlanta, GA'],
    ['SeattleWA98101', 'Seattle, WA 98101'],
    ['southern Nevada', 'Nevada'],
    ['Montrose Houston TX', 'Montrose, Houston, TX'],
    ['Broadway & 96th St NYC', 'New York, NY'],
    ['L.A.', 'Los Angeles, CA'],
    ['I work in Tacoma but live in Olympia', 'Olympia, WA'],
    ['anywhere but Newark, Hoboken is good', 'Hoboken, NJ'],
    ['Evanston, not Chicago', 'Evanston, IL'],
    ['Kansas City not Missouri', 'Kansas City, KS'],
    ['just moved from Boise to Spokane', 'Spokane, WA'],
    ['Dallas is too far, Tyler', 'Tyler, TX'],
    ['Louisville. or anything across the river in Indiana', 'Louisville, KY'],
    ['Springfield, not the one in Illinois, the Missouri one', 'Springfield, MO'],
    ['near my job in Bellevue WA not my house', 'Bellevue, WA'],
    ['lambeau feild', 'Green Bay, WI'],
    ['the golden gate brigde', 'San Francisco, CA'],
    ['Gillette stadium Foxboro', 'Foxboro, MA'],
  ])('corrects “%s” to %s', (text, label) => {
    expect(labelOf(PLACES.read(text))).toBe(label);
  });

  it('knows the place of each nickname and landmark', () => {
    // Two letters that are a state's as well, and two parts of cities of one name.
    const others = ['la', 'sd', 'chelsea'];
    const names = [...readOtherNames('nicknames'), ...readOtherNames('landmarks')];
    const wrong = names.filter(
      ([name, { label }]) =>
        !others.includes(name) && labelOf(PLACES.read(name)) !== labelOf(PLACES.read(label)),
    );
    expect(wrong).toEqual([]);
  });

  it('says that a ZIP code which nobody has became the nearest one', () => {
    expect(PLACES.read('02137')).toMatchObject({ kind: 'zip', corrected: false });
    expect(PLACES.read('02139')).not.toHaveProperty('unknown_zip');
    const nearest = { label: 'Ketchikan, AK 99950', corrected: true, unknown_zip: '99999' };
    expect(PLACES.read('99999')).toMatchObject(nearest);
    expect(PLACES.read('Boston, MA 99999')).toMatchObject({ label: 'Boston, MA', unknown_zip: '99999' });
    expect(PLACES.read('99999 Main Street, Boston, MA')).not.toHaveProperty('unknown_zip');
    expect(PLACES.read('00000')).toEqual({ kind: 'ask', why: 'unknown', suggestions: [] });
  });

  it.each([
    ['near me', 'near-me'],
    ['psychiatrist near me', 'near-me'],
    ['mi ubicación', 'near-me'],
    ['here', 'near-me'],
    ['APO AE 09001', 'military'],
    ['96350', 'military'],
    ['Toronto, Canada', 'foreign'],
    ['Mexico City', 'foreign'],
    ['12', 'unknown'],
    ['asdf', 'unknown'],
  ])('asks back about “%s”: %s', (text, why) => {
    expect(PLACES.read(text)).toMatchObject({ kind: 'ask', why });
  });

  it('offers what else a text can mean', () => {
    const alternatives = (text: string) => {
      const reading = PLACES.read(text);
      return 'alternatives' in reading ? reading.alternatives.map(({ label }) => label) : [];
    };
    expect(alternatives('LA')).toEqual(['Los Angeles, CA']);
    expect(alternatives('New York')).toContain('New York');
    expect(alternatives('Hollywood')).toContain('Hollywood, Los Angeles, CA');
    expect(alternatives('Pittsburg')[0]).toBe('Pittsburgh, PA');
    expect(alternatives('Huston')).toEqual(['Huston, ID']);
    expect(alternatives('Boston, MA')).toEqual([]);
  });

  it('offers the state and the places of that name where the two do not go together', () => {
    const reading = PLACES.read('Cambridge, TX');
    expect(reading).toMatchObject({ kind: 'ask', why: 'unknown' });
    expect('suggestions' in reading && reading.suggestions.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Cambridge, MA', 'Texas']),
    );
  });

  it('reads the label of every county and region as that place', () => {
    const wrong = [
      'Middlesex County, MA',
      'St. Tammany Parish, LA',
      'Long Island, NY',
      'Harlem, New York, NY',
    ];
    expect(wrong.filter((label) => labelOf(PLACES.read(label)) !== label)).toEqual([]);
  });
});
