import { describe, expect, it } from 'vitest';
import { LIST_FILTERS, VOCABULARY } from '#contract/vocabulary.ts';
import { readText, valuesIn } from '../../helpers/read-text.ts';

const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';

describe('the words of a search', () => {
  it('are looked for once, however often they are written', () => {
    const { sought, names } = readText('saffron Saffron SAFFRON saffron');
    expect(sought.map(({ words }) => words)).toEqual([['saffron']]);
    expect(names).toEqual(['saffron']);
  });

  it('are few, however many are written', () => {
    expect(readText(`${LETTERS} ${LETTERS} ${LETTERS}`).sought.length).toBeLessThanOrEqual(12);
  });

  it('are all read where somebody says a lot', () => {
    const text =
      'I am looking for a good female psychiatrist for my teenage daughter in Boston who speaks Spanish and ' +
      'treats anxiety and panic attacks, takes Aetna, and sees her on weekends by video';
    expect(valuesIn(text)).toEqual([
      ...['gender:woman', 'age:13-17', 'language:es', 'condition:anxiety', 'condition:panic'],
      ...['insurance:aetna', 'weekends:1', 'telehealth:1'],
    ]);
  });

  it('may be one letter: an initial or a whole name', () => {
    expect(readText('J Smith').names).toEqual(['j', 'smith']);
    expect(readText('O').names).toEqual(['o']);
  });

  it('are no title of a name', () => {
    expect(readText('Gideon Lieberman, M.D.').names).toEqual(['gideon', 'lieberman']);
    expect(readText('Dra. Zúñiga').names).toEqual(['zuniga']);
  });

  it('are a name where a title stands alone', () => {
    expect(readText('Do').names).toEqual(['do']);
    expect(readText('Kim, DO').names).toEqual(['kim']);
  });

  it.each([
    'someone who understands adhd',
    'nobody understands my adhd',
    'my family does not understand adhd',
  ])('nobody is looked for by the word “understand”: "%s"', (text) => {
    expect(readText(text).sought.map(({ typed }) => typed)).not.toContainEqual(
      expect.stringContaining('understand'),
    );
  });

  it('are a name behind a title, whatever else they mean', () => {
    expect(readText('Dr. Black').sought).toEqual([{ typed: 'Black', words: ['black'], isWish: false }]);
    expect(readText('black').sought[0].isWish).toBe(true);
  });
});

describe('what is understood', () => {
  it('comes with the words that say it, as they stand in the text', () => {
    expect(readText("My son can't   sleep, cant sleep").understood).toContainEqual({
      filter: 'condition',
      value: 'insomnia',
      words: ["can't   sleep", 'cant sleep'],
    });
  });

  it('has every label of the vocabulary', () => {
    for (const filter of LIST_FILTERS) {
      for (const [value, label] of Object.entries(VOCABULARY[filter])) {
        expect(valuesIn(label), label).toContain(`${filter}:${value}`);
      }
    }
  });

  it.each([
    ['drinking way too much', ['condition:alcohol']],
    ['weight loss', []],
    ['medical doctor', []],
    ['did', []],
    ['veteran', ['insurance:va-community-care']],
    ['veteran with ptsd', ['condition:ptsd']],
    ['suboxone doctor who prescribes', ['treatment:buprenorphine']],
    ['cbt therapist', ['treatment:cbt']],
    ['anxiety or depression', ['condition:anxiety', 'condition:depression']],
    ['kids or teens', ['age:6-12', 'age:13-17']],
    ['que hable español', ['language:es']],
    ['A.D.H.D.', ['condition:adhd']],
    ['no insurance', ['insurance:self-pay']],
    ['no energy', ['condition:depression']],
    ['evening appointments', ['evenings:1']],
    ['after work or on Saturdays', ['evenings:1', 'weekends:1']],
    ['fines de semana', ['weekends:1']],
    ['up all night', ['condition:insomnia']],
    ['sliding scale', ['sliding_scale:1']],
    ['cheap', ['sliding_scale:1']],
    ["affordable, I can't afford much", ['sliding_scale:1']],
    ['low cost', ['sliding_scale:1']],
    ['free', ['sliding_scale:1']],
    ['drug free', valuesIn('drug')],
  ])('of "%s"', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });
});

describe('who cannot come', () => {
  it.each(['no car', 'I don’t drive', 'without a car', 'homebound', 'sin carro'])('is %s', (text) => {
    expect(valuesIn(text)).toEqual(['telehealth:1']);
  });
});

describe('who the patient is', () => {
  it.each([
    ['women with adhd', ['condition:adhd']],
    ['autism in women', ['condition:autism']],
    ['female psychiatrist', ['gender:woman']],
    ['seventy year old', ['age:65+']],
  ])('of "%s"', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });
});

describe('a wish', () => {
  it('of an insurer that has no value of its own is no name', () => {
    expect(readText('MetroPlus').sought).toEqual([
      { typed: 'MetroPlus', words: ['metroplus'], isWish: true },
    ]);
    expect(readText('medical mutual').sought).toEqual([{ typed: 'medical mutual', words: [], isWish: true }]);
  });
});

describe('what one phrase says more exactly than another', () => {
  it.each([
    ['rehab for opioids', ['condition:opioids']],
    ['孩子三岁', ['age:0-5', 'language:cmn', 'language:yue']],
    ['mandarin chinese', ['language:cmn']],
    ['suicidal and depressed', ['condition:self-harm', 'condition:depression']],
  ])('is what counts: “%s”', (text, values) => {
    expect(valuesIn(text).toSorted()).toEqual(values.toSorted());
  });
});

describe('a group of words', () => {
  it.each([
    ['grandpa passed last week', 'condition:grief'],
    ['my mother-in-law passed away', 'condition:grief'],
    ["still not over my sister's death", 'condition:grief'],
    ['he sees people who are not there', 'condition:psychosis'],
    ['failed four antidepressants', 'condition:resistant-depression'],
    ['can somebody see me this week, I panic', 'earliest_visit:week'],
  ])('stands for each of them: “%s”', (text, value) => {
    expect(valuesIn(text)).toContain(value);
  });

  it.each(['my husband passed out drunk', 'senior software engineer', 'just diagnosed with bipolar'])(
    'is no need where the phrase is a longer one: “%s”',
    (text) => {
      expect(valuesIn(text)).not.toContain('condition:grief');
      expect(valuesIn(text)).not.toContain('age:65+');
      expect(valuesIn(text)).not.toContain('treatment:evaluation');
    },
  );
});

describe('somebody who has served', () => {
  it.each([
    'veteran',
    'I’m a veteran',
    'army vet, can’t sleep',
    'tricare',
    'marine corps ptsd',
    'soy veterano',
  ])('is meant by “%s”, and is in no danger for that', (text) => {
    expect(readText(text)).toMatchObject({ veteran: true, danger: false, crisis: [] });
  });

  it.each(['anxiety VA', 'my dog’s veterinarian', 'family from Iraq'])('is not meant by “%s”', (text) => {
    expect(readText(text).veteran).toBe(false);
  });
});

it.each(['cant sleep for 3 nights', 'I have not slept for two nights', 'no sleep three nights in a row'])(
  'nights are no hours of a practice: “%s”',
  (text) => {
    expect(valuesIn(text)).not.toContain('evenings:1');
  },
);

it.each([
  ['child psychiatrist for my 5 year old', ['age:0-5']],
  ['evaluación para niño de 3 años', ['age:0-5']],
  ['student age 12, stomachaches', ['age:6-12']],
  ['a child psychiatrist, and I am 40', ['age:6-12', 'age:26-64']],
  ['postpartum depression, my baby is 3 months old', []],
])('a number says whose age is meant: “%s”', (text, ages) => {
  expect(valuesIn(text).filter((value) => value.startsWith('age:'))).toEqual(ages);
});

it.each([
  ['overdosed on fentanyl last month', 'condition:opioids'],
  ['follow-up visits of 150 dollars or less', 'follow_up:150'],
  ['mainecare within 2 weeks', 'earliest_visit:two-weeks'],
  ['I would rather come to an office', 'in_person:1'],
  ['see a psychiatrist on my phone', 'telehealth:1'],
  ['after 5 appointments, anxiety', 'evenings:1'],
  ['anxiety, on nights and weekends', 'evenings:1'],
])('“%s” is %s', (text, value) => {
  expect(valuesIn(text)).toContain(value);
});
