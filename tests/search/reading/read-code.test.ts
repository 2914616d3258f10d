import { describe, expect, it } from 'vitest';
import { valuesIn } from '../../helpers/read-text.ts';

describe('diagnoses by their number', () => {
  it.each([
    ['F41.1', ['condition:anxiety']],
    ['f411', ['condition:anxiety']],
    ['F90', ['condition:adhd']],
    ['F32.81', ['condition:pmdd']],
    ['F33.1, F43.10', ['condition:depression', 'condition:ptsd']],
    ['F42.4', ['condition:hair-skin-picking']],
    ['F99', []],
    ['f41b2c3d4e', []],
  ])('of "%s"', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });
});
