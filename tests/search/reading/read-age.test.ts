import { describe, expect, it } from 'vitest';
import { readText, valuesIn } from '../../helpers/read-text.ts';

describe('ages', () => {
  it.each([
    ['my 7 yo', ['6-12']],
    ['7yo', ['6-12']],
    ['15-year-old', ['13-17']],
    ['my 16 y/o boy', ['13-17']],
    ['eighteen year old son', ['18-25']],
    ['18 months old', ['0-5']],
    ['mi hijo de 8 años', ['6-12']],
    ['ages 6 to 14', ['6-12', '13-17']],
    ['my son is 4', ['0-5']],
    ['I am 34', ['26-64']],
    ['over 70', ['65+']],
    ['in my 70s', ['65+']],
    ['my daughter', ['6-12', '13-17']],
    ['mom 82 memory', ['65+']],
    ['son 9 adhd', ['6-12']],
    ['mom 2 kids', ['6-12']],
    ['son 18 months', []],
    ['sober for 20 years', []],
    ['everyone has a 6 month wait', []],
    ['the VA wait is 4 months', []],
    ['next opening is 6 months out', []],
    ['the wait is 2 years', []],
    ['my 10 year marriage is ending', []],
    ['a 20 year veteran with ptsd', []],
    ['my 10 year old waits for help', ['6-12']],
    ['bipolar 2', []],
  ])('of "%s"', (text, ages) => {
    const read = readText(text).understood.filter(({ filter }) => filter === 'age');
    expect(read.map(({ value }) => value)).toEqual(ages);
  });
});

describe('an age in a sentence', () => {
  it.each([
    ['adhd, 34', 'age:26-64'],
    ['34F with anxiety', 'age:26-64'],
    ['depressed, 20 m', 'age:18-25'],
    ["he's 6 and cannot sit still", 'age:6-12'],
    ['she is nineteen, bipolar', 'age:18-25'],
    ['my dad is eighty two and forgets', 'age:65+'],
    ['our 9th grader has panic attacks', 'age:13-17'],
    ['im 74', 'age:65+'],
    ['孩子12岁 考试焦虑', 'age:6-12'],
    ['엄마가 77세신데 치매 같아요', 'age:65+'],
    ['con gái 14 tuổi', 'age:13-17'],
    ['сыну 8 лет', 'age:6-12'],
    ['наркотики, 21 год', 'age:18-25'],
    ['ابني عمره 14 سنة', 'age:13-17'],
    ['توحد طفل ٤ سنوات', 'age:0-5'],
    ['minha mãe tem 76', 'age:65+'],
    ['pitit mwen gen 9 an', 'age:6-12'],
    ['mi abuelito de 84 no duerme', 'age:65+'],
    ['vomita lo que come, 16 años', 'age:13-17'],
    ['女儿九岁 一直拔自己头发', 'age:6-12'],
    ['我妈妈七十五岁', 'age:65+'],
    ['my daughter’s twelve and sad', 'age:6-12'],
    ['Mama’s 90 and lives with us', 'age:65+'],
    ['my son turns eight in April', 'age:6-12'],
    ['he’s like seventy five and depressed', 'age:65+'],
    ['the twins are 2 and do not talk', 'age:0-5'],
    ['our girl is 19 months and never sleeps', 'age:0-5'],
    ['mother is in her late seventies', 'age:65+'],
    ['28 and anxious', 'age:26-64'],
    ['16 going on 17, stoned', 'age:13-17'],
    ['mi muchacho de 19 no trabaja', 'age:18-25'],
    ['ребенок 4 года', 'age:0-5'],
    ['patients 18 and up, adhd', 'age:26-64'],
    ['my daughter is seven and she washes her hands', 'age:6-12'],
    ['he’s fifteen what do I do', 'age:13-17'],
    ['hello I am eighty one and my hands tremble', 'age:65+'],
    ['stepdaughter 12 pulls out her hair', 'age:6-12'],
    ['mother in law 79 hoards newspapers', 'age:65+'],
    ['my teenage son punches walls at home', 'age:13-17'],
    ['elderly aunt on nine pills wants a review', 'age:65+'],
  ])('is read in “%s”', (text, age) => {
    expect(valuesIn(text)).toContain(age);
  });

  it.each([
    'sober 3 years, ptsd',
    'is there 24/7 help',
    '5 meds, none work',
    'i failed 6 ssris',
    'up at 3',
    'heroin in the 90s',
    'picking my skin since 4th grade',
    'i read at a third grade level',
    'he acts like a five year old',
    'my dad passed, my mom, 11 years ago',
    'is there one, please',
    '10 лет не сплю',
    'un bono de 50 dolares',
    'she is 6 months pregnant',
    'talks to me like I’m 5',
    'rock of the seventies',
    '5 and a half years sober',
    'I’m 20 weeks pregnant',
    'I was diagnosed in third grade',
  ])('is no other number: “%s”', (text) => {
    expect(valuesIn(text).filter((value) => value.startsWith('age:'))).toEqual([]);
  });

  it.each([
    ['autism evaluation for an adult woman', 'gender:woman', false],
    ['adhd, woman doctor', 'gender:woman', true],
    ['pregnant woman with anxiety', 'gender:woman', false],
  ])('is no wish for a doctor’s gender: “%s”', (text, value, isWish) => {
    expect(valuesIn(text).includes(value)).toBe(isWish);
  });
});
