import { expect, it } from 'vitest';
import { nameAndDegree } from '../../server/features/registry/name-and-degree.ts';
import { peoplesCase, streetCase } from '../../server/features/registry/peoples-case.ts';
import { registryEntry } from '../helpers/registry.ts';

it('names in capitals are written as people write theirs, where that is sure', () => {
  const names = [
    ...['Osei', 'McDonald', 'McCarthy-O’Brien', "O'Brien", "D'Angelo", "N'Diaye", 'Smith-Jones', 'St. John'],
    ...['Van der Berg', 'De la Cruz', 'Fond du Lac', 'La Rosa', 'Cruz y Santos', 'Núñez', 'J.P.', 'Ng', 'Le'],
    ...['Smith III', 'Smith Jr.', 'Mack', 'Macias', 'Mccy', 'Al Hassan', 'Mary Ann'],
  ];
  expect(names.map((name) => peoplesCase(name.toUpperCase()))).toEqual(names);
  expect(names.map((name) => peoplesCase(name.toLowerCase()))).toEqual(names);
});

it('what has small and large letters already stays', () => {
  expect(['MacDonald', 'van der Berg', 'DeShawn', ' Anne  Marie '].map(peoplesCase)).toEqual([
    ...['MacDonald', 'van der Berg', 'DeShawn', 'Anne Marie'],
  ]);
  expect(peoplesCase('')).toBe('');
});

it('streets keep their numbers, ordinals and directions', () => {
  const streets = [
    ...['12 Elm St, Suite 4', '100 NW 42nd St, Ste 4B', 'PO Box 12', '7 McCarthy Blvd # C', "1 O'Farrell St"],
    ...['2301 N MLK-Jr Way'.replace('MLK-Jr', 'Mlk-Jr'), '55 E 3rd Ave., Fl 2'],
  ];
  expect(streets.map((street) => streetCase(street.toUpperCase()))).toEqual(streets);
  expect(streetCase('12 Elm ST')).toBe('12 Elm ST');
});

it('credentials are cut from names, and say the degree where the registry says it nowhere else', () => {
  const of = (first_name: string, last_name: string, credentials = '') => {
    const {
      first_name: first,
      last_name: last,
      degree,
    } = nameAndDegree(registryEntry({ first_name, last_name, credentials }));
    return [first, last, degree];
  };
  expect(of('ADA', 'OSEI, M.D.')).toEqual(['Ada', 'Osei', 'MD']);
  expect(of('DR. ADA', 'OSEI MD PHD', 'MD, PH.D.')).toEqual(['Ada', 'Osei', 'MD']);
  expect(of('ADA M.D.', 'OSEI', 'MPH')).toEqual(['Ada', 'Osei', 'MD']);
  expect(of('TJ', 'TRAN D.O.', '')).toEqual(['TJ', 'Tran', 'DO']);
  // Names that are credentials as well.
  expect(of('ANH', 'DO', 'M. D.')).toEqual(['Anh', 'Do', 'MD']);
  expect(of('MD', 'MA', 'D.O., FAPA')).toEqual(['Md', 'Ma', 'DO']);
  expect(of('MINH', 'TRAN DO', '')).toEqual(['Minh', 'Tran Do', '']);
  expect(of('DR', 'OSEI', 'MBBS')).toEqual(['Dr', 'Osei', '']);
  expect(of('ADA', 'OSEI', 'MD/DO')).toEqual(['Ada', 'Osei', '']);
});
