import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSURANCES, LIST_FILTERS, VOCABULARY } from '#contract/vocabulary.ts';
import { matchesChoice } from '../../public-site/pages/search/matches-choice.ts';
import { insurerNames } from '../../server/features/search/insurer-names.ts';

const NAMES = insurerNames();

function meant(filter: keyof typeof VOCABULARY, typed: string): string[] {
  return Object.entries<string>(VOCABULARY[filter]).flatMap(([key, label]) =>
    matchesChoice(typed, label, key) ? [label] : [],
  );
}

describe('what is typed into a list of filters', () => {
  it('means values whose words begin with it, in any order', () => {
    expect(meant('insurance', 'blue')).toEqual([
      'Blue Cross Blue Shield',
      'Blue Shield of California',
      'Florida Blue',
    ]);
    expect(meant('insurance', 'shield cal')).toEqual(['Blue Shield of California']);
    expect(meant('condition', 'dep')).toEqual(['Depression', 'Treatment-resistant depression']);
  });

  it('means insurers by how their other names begin', () => {
    const by = (typed: string) =>
      Object.entries(INSURANCES).flatMap(([key, label]) =>
        matchesChoice(typed, label, key, NAMES[key as keyof typeof NAMES]) ? [label] : [],
      );
    expect(by('United Behavioral')).toEqual(['Optum']);
    expect(by('ubh')).toEqual(['Optum']);
    expect(by('blue cross blue shield of t')).toEqual(['Blue Cross Blue Shield']);
    expect(by('MassHealth')).toEqual(['Medicaid']);
    expect(by('behavioral health')).toEqual([]);
    expect(by('gh')).toEqual([]);
  });

  it('counts neither accents, capitals nor spaces', () => {
    expect(meant('insurance', 'AÉTNA ')).toEqual(['Aetna']);
    expect(meant('insurance', 'united health care')).toEqual(['UnitedHealthcare']);
    expect(meant('treatment', 'cbti')).toEqual(['CBT-I']);
    expect(matchesChoice('espanol', 'Español', 'es')).toBe(true);
  });

  it('means values by their initials and their keys', () => {
    expect(meant('language', 'asl')).toEqual(['American Sign Language']);
    expect(meant('insurance', 'bcbs')).toEqual(['Blue Cross Blue Shield']);
    expect(meant('insurance', 'evern')).toEqual(['Cigna / Evernorth']);
  });

  it('is not led astray by keys of two letters', () => {
    expect(meant('language', 'de')).toEqual([]);
    expect(meant('language', 'h')).toEqual(['Haitian Creole', 'Hindi', 'Hebrew', 'Hmong']);
  });

  it('means nothing where nothing is called that', () => {
    expect(meant('insurance', 'zzz')).toEqual([]);
  });

  it('finds every value by any beginning of its label', () => {
    const values = LIST_FILTERS.flatMap((filter) => Object.entries<string>(VOCABULARY[filter]));
    fc.assert(
      fc.property(fc.constantFrom(...values), fc.nat(), ([key, label], length) => {
        const typed = label.slice(0, 1 + (length % label.length));
        expect(matchesChoice(typed, label, key)).toBe(true);
        expect(matchesChoice(typed.toUpperCase(), label, key)).toBe(true);
      }),
    );
  });
});
