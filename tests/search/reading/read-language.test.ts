import { describe, expect, it } from 'vitest';
import { readText, valuesIn } from '../../helpers/read-text.ts';

describe('another language', () => {
  it.each([
    ['我睡不着，很焦虑', ['condition:insomnia', 'condition:anxiety', 'language:cmn', 'language:yue']],
    ['tôi bị trầm cảm sau sinh', ['condition:perinatal', 'language:vi']],
    ['공황장애가 있어요', ['condition:panic', 'language:ko']],
    ['hindi ako makatulog, nerbyos', ['condition:anxiety', 'language:tl']],
    ['meu filho tem autismo', ['condition:autism', 'language:pt']],
    ['عندي اكتئاب', ['condition:depression', 'language:ar']],
    ['mwen pa ka dòmi', ['condition:insomnia', 'language:ht']],
    ['у моей мамы депрессия', ['condition:depression', 'language:ru']],
    ['tengo miedo y no duermo', ['language:es']],
    ['精神科医生', ['language:cmn', 'language:yue']],
    ['정신과', ['language:ko']],
    ['психиатр', ['language:ru']],
    ['طبيب نفسي', ['language:ar']],
    ['bác sĩ tâm thần', ['language:vi']],
    ['mi niño no duerme', ['language:es']],
    ['alguien bueno', ['language:es']],
    ['clínica de bajo costo', ['language:es']],
  ])('is read and wanted: “%s”', (text, values) => {
    expect(valuesIn(text)).toEqual(expect.arrayContaining(values));
  });

  it.each([
    'psiquiatra',
    'no meds please',
    'Casa Grande',
    'anxiety in San Jose',
    'Dr. Nguyen',
    'el paso tx adhd',
    'Núñez Houston',
    'Peña',
    'Nguyễn',
    'João Araújo',
    'do you do ketamine',
    'help me find me someone',
    'vietnamese doctor, my english not good',
  ])('is not heard in “%s”', (text) => {
    expect(valuesIn(text).filter((value) => /^language:(?!vi$)/.test(value))).toEqual([]);
  });

  it.each([
    ['psiquiatra', ['es', 'pt']],
    ['psychiatre', ['fr']],
    ['psikyat', ['ht']],
    ['psychiatrist', []],
    ['psiquiatra que hable ruso', []],
  ])('is that of whoever is wanted first by “%s”', (text, languages) => {
    const { spoken, understood, hasSubject } = readText(text);
    expect(hasSubject).toBe(true);
    expect(spoken.map(({ value }) => value)).toEqual(languages);
    expect(understood.every(({ filter, value }) => filter === 'language' && value === 'ru')).toBe(true);
  });

  it('is taken off with the whole text', () => {
    const text = 'mwen pa ka dòmi';
    expect(readText(text).understood.at(-1)).toEqual({
      filter: 'language',
      value: 'ht',
      words: [text],
      inferred: true,
    });
  });
});
