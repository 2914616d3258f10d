import { describe, expect, it } from 'vitest';
import { createNames } from '../../db/search/names.ts';
import { numbersIn } from '../../db/bitset.ts';
import { wordsOf } from '../../db/text/tokens.ts';

const names = createNames();
const DOCTORS = [
  ...[
    'Jürgen Müller',
    'Elif Yılmaz',
    "Sean O'Brien",
    'Marie Pierre-Louis',
    'Ana De La Cruz',
    'Claire McGrath',
  ],
  ...['Ji-woo Kim', 'Ann Kimball', 'Łucja Wójcik', "Wanjiru Ndung'u"],
];
DOCTORS.forEach((name, slot) => names.add(slot, name));

function doctors(bits: Int32Array | null): string[] {
  return bits ? numbersIn(new Uint32Array(bits)).map((slot) => DOCTORS[slot]) : [];
}

describe('names', () => {
  it.each([
    ['muller', 'Jürgen Müller'],
    ['Mueller', 'Jürgen Müller'],
    ['Müller', 'Jürgen Müller'],
    ['yilmaz', 'Elif Yılmaz'],
    ['Yılmaz', 'Elif Yılmaz'],
    ['obrien', "Sean O'Brien"],
    ['O’Brien', "Sean O'Brien"],
    ['Pierre Louis', 'Marie Pierre-Louis'],
    ['pierrelouis', 'Marie Pierre-Louis'],
    ['delacruz', 'Ana De La Cruz'],
    ['kim', 'Ji-woo Kim'],
    ['lucja wojcik', 'Łucja Wójcik'],
    ['ndungu', "Wanjiru Ndung'u"],
    ['C McGrath', 'Claire McGrath'],
    ['macgrath', 'Claire McGrath'],
  ])('are whole in "%s"', (text, name) => {
    expect(doctors(names.whole(wordsOf(text), 1))).toEqual([name]);
  });

  it('begin as they are typed', () => {
    expect(doctors(names.beginning(['kim'], 1))).toEqual(['Ji-woo Kim', 'Ann Kimball']);
    expect(doctors(names.beginning(['cl', 'mcg'], 1))).toEqual(['Claire McGrath']);
    expect(names.whole(['cl'], 1)).toBeNull();
  });

  it('are near by their sound where no spelling is', () => {
    expect(names.near('voychik', 2)).toEqual([{ word: 'wojcik', distance: 1 }]);
    expect(names.near('kimbel', 2)[0]).toEqual({ word: 'kimball', distance: 1 });
    expect(names.near('muler', 2)[0]).toEqual({ word: 'muller', distance: 1 });
    names.add(11, 'Hina Qureshi');
    expect(names.near('koreshi', 2)).toEqual([{ word: 'qureshi', distance: 1 }]);
    names.remove(11, 'Hina Qureshi');
    expect(names.near('koreshi', 2)).toEqual([]);
  });

  it('are found by most of the words', () => {
    expect(doctors(names.mostOf(['claire', 'mcgrath', 'cambridge', 'kim'], 1))).toEqual(['Claire McGrath']);
    expect(doctors(names.mostOf(['claire', 'kim'], 1))).toEqual(['Claire McGrath', 'Ji-woo Kim']);
    expect(names.mostOf(['cambridge'], 1)).toBeNull();
  });
});
