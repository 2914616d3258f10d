import { describe, expect, it } from 'vitest';
import { LIST_FILTERS, VOCABULARY } from '#contract/vocabulary.ts';
import { read } from '../../../db/search/reading/read-need.ts';
import type { Read } from '../../../db/search/reading/read-need.ts';
import { needTokens } from '../../../db/search/reading/need-words.ts';

const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';
const NAMES = new Set(['black', 'young', 'may']);

function readText(text: string): Read {
  return read(text, needTokens(text), (word) => NAMES.has(word));
}

function valuesIn(text: string): string[] {
  return readText(text).understood.map(({ filter, value }) => `${filter}:${value}`);
}

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

  it('are a name behind a title, whatever else they mean', () => {
    expect(readText('Dr. Black').sought).toEqual([{ typed: 'Black', words: ['black'], isWish: false }]);
    expect(readText('black').sought[0].isWish).toBe(true);
  });
});

describe('a price', () => {
  it.each([
    ['between $300 and $100', '300'],
    ['between $100 and $300', '300'],
    ['between 300 and 200 dollars', '300'],
    ['$300-$200', '300'],
    ['$200-$300', '300'],
    ['$200–$300', '300'],
    ['$200 — $300', '300'],
    ['$200‑300', '300'],
    ['$200 ~ $300', '300'],
    ['200–300', '300'],
    ['200-300', '300'],
    ['from 200 - 300', '300'],
    ['200-300 per visit', '300'],
    ['$２００', '200'],
    ['＄２００', '200'],
    ['under ＄２００', '200'],
    ['＄２００－＄３００', '300'],
    ['２００ dollars', '200'],
  ])('is read in “%s”: up to $%s', (text, dollars) => {
    expect(valuesIn(text)).toEqual([`first_visit:${dollars}`]);
    expect(valuesIn(`anxiety ${text}`)).toEqual(['condition:anxiety', `first_visit:${dollars}`]);
  });

  it('is one, beside an age', () => {
    expect(valuesIn('under $300 and 18 year old')).toEqual(['first_visit:300', 'age:18-25']);
    expect(valuesIn('$300 - 40 year old')).toEqual(['first_visit:300', 'age:26-64']);
  });

  it.each([
    ...[
      '18-25 year old',
      'ages 13-17',
      '24/7',
      '9-5',
      'open 9-5',
      '02139-02145',
      '10001-10299',
      '02139-1234',
    ],
    ...['617-555-0142', '555-0142', '480-555-0142', '(617) 555-0142', '1-800-555-0100', '2010-2015', '13-17'],
    ...[
      'wellbutrin 150-300 mg',
      '100-200mg',
      'lithium 300-600 mg',
      'within 100-150 miles',
      'dsm 296-299',
      '300-200',
    ],
    ...['100-200-300', '200/300'],
  ])('is not read in “%s”', (text) => {
    expect(valuesIn(text).filter((value) => /^(first_visit|follow_up):/.test(value))).toEqual([]);
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

describe('prices', () => {
  it.each([
    ['under $200', 'first_visit:200'],
    ['$250', 'first_visit:300'],
    ['less than 150 dollars', 'first_visit:200'],
    ['first visit up to 400', 'first_visit:400'],
    ['Initial visit is $350 max', 'first_visit:400'],
    ['follow-up under 100', 'follow_up:100'],
    ['$150 for follow ups', 'follow_up:150'],
    ['200 or less', 'first_visit:200'],
    ['max $120 a session', 'first_visit:200'],
    ['menos de 200 dólares', 'first_visit:200'],
    ['primera visita hasta 300', 'first_visit:300'],
    ['200$', 'first_visit:200'],
    ['$ 200', 'first_visit:200'],
    ['<$200', 'first_visit:200'],
    ['$200.00', 'first_visit:200'],
    ['two hundred dollars', 'first_visit:200'],
    ['between $100 and $250', 'first_visit:300'],
    ['$150-$200 follow-ups', 'follow_up:200'],
    ['$400 for the first visit', 'first_visit:400'],
    ['follow up visits under $150', 'follow_up:150'],
  ])('%s: %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
    expect(readText(text).sought).toEqual([]);
  });

  it.each([
    'under $900',
    '1,200 dollars',
    '200 Main Street',
    'under 65',
    'Max Weber',
    '300',
    'room 200',
    '212-555-0100',
    '$1,200',
  ])('are not read in %s', (text) => {
    const read = valuesIn(text).filter((value) => value.includes('_visit') || value.includes('follow'));
    expect(read).toEqual([]);
  });

  it('are taken out whole, with their sign', () => {
    expect(readText('$300').understood[0].words).toEqual(['$300']);
  });

  it('may stand behind a comma', () => {
    expect(valuesIn('anxiety,200 dollars')).toEqual(['condition:anxiety', 'first_visit:200']);
  });

  it('stand beside everything else', () => {
    expect(valuesIn('adhd in adults under $350 Aetna')).toEqual(
      expect.arrayContaining(['condition:adhd', 'first_visit:400', 'insurance:aetna']),
    );
  });
});

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

describe('what was tried, or is not the matter', () => {
  it.each([
    ['emdr didn’t help', [], 'emdr'],
    ['ketamine and tms failed', [], 'ketamine tms'],
    ['el ritalin no me sirvió', ['condition:adhd', 'language:es'], ''],
    ['ambien stopped working', ['condition:insomnia'], ''],
    ['weed isn’t the problem, the panic is', ['condition:panic'], 'weed'],
    ['my anxiety, and adhd ruled out', ['condition:anxiety'], 'adhd'],
    ['kaiser said no, ocd', ['condition:ocd'], 'kaiser'],
    ['telehealth failed my ocd', ['telehealth:1', 'condition:ocd'], ''],
    ['suicidal, zoloft failed', ['condition:self-harm', 'condition:depression'], ''],
  ])('in “%s”: what is left is %j', (text, values, words) => {
    expect(valuesIn(text)).toEqual(values);
    expect(
      readText(text)
        .negated.map((one) => one.words)
        .toReversed()
        .join(' '),
    ).toContain(words);
  });
});

describe('what is negated', () => {
  it.each([
    ['no kids', 'no kids', 'negated'],
    ['autism w/o bipolar', 'w/o bipolar', 'negated'],
    ['anybody but Kaiser', 'anybody but Kaiser', 'negated'],
    ['nada de pastillas', 'nada de pastillas', 'cannot know'],
    ['não quero remédio', 'não quero remédio', 'cannot know'],
    ['no kids or teens', 'no kids or teens', 'negated'],
    ['not taking insurance', 'not taking insurance', 'negated'],
    ['depression, not bipolar 2', 'not bipolar 2', 'negated'],
    ['does not take Medicaid', 'does not take Medicaid', 'negated'],
    ['anxiety, no weekends', 'no weekends', 'negated'],
    ['adhd medication without stimulants', 'without stimulants', 'negated'],
    ['anxiety without any medication', 'without any medication', 'cannot know'],
    ['sin medicamentos', 'sin medicamentos', 'cannot know'],
    ['depression without electroshock or therapy', 'without electroshock or therapy', 'cannot know'],
  ])('is left out of "%s"', (text, words, reason) => {
    const { negated, understood, excluded } = readText(text);
    expect(negated).toEqual([{ words, reason }]);
    expect(excluded).toEqual([]);
    for (const { words: said } of understood) expect(words).not.toContain(said[0]);
  });

  it.each([
    ["isn't a man", 'gender', 'man'],
    ['not a man', 'gender', 'man'],
    ['anxiety, no male doctors', 'gender', 'man'],
    ["doesn't do telehealth", 'telehealth', '1'],
    ['not telehealth', 'telehealth', '1'],
    ['not in person', 'in_person', '1'],
  ])('is turned around where a filter can be: "%s"', (text, filter, value) => {
    const { negated, understood, excluded } = readText(text);
    expect(excluded).toMatchObject([{ filter, value }]);
    expect(negated).toEqual([]);
    expect(understood.filter((one) => one.filter === filter)).toEqual([]);
  });

  it('is not what stands further on', () => {
    expect(valuesIn('not doing well with my depression')).toEqual(['condition:depression']);
    expect(readText('not doing well with my depression').negated).toEqual([]);
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

describe('danger', () => {
  it.each([
    ...['I want to die', 'kill myself', 'suicidal', 'Quiero morir', 'overdose now', 'not suicidal'],
    ...['cutting', 'my daughter cut herself', 'se corta los brazos', 'voices telling me to hurt people'],
    ...['las voces me dicen que salte', 'help me', 'crisis', 'ayúdame', 'estoy en crisis'],
    ...['我想死', 'tôi muốn chết', '죽고 싶어요', 'quero morrer', 'хочу умереть', 'mwen vle mouri'],
    ...['I want to d\u200bie', '\u202asui\u00adcidal\u202c'],
    ...['she wants to end her life', 'my son says he will shoot himself', 'she says she will hang herself'],
    ...['he said he is gonna jump off the roof', 'the voices order him to jump', 'my stepdad beats me'],
    ...["don't want to live in this world", 'he hit me out of nowhere'],
    ...['i have pills and im going to take them all', 'want 2 die', 'I almost killed myself last night'],
    ...['this is my last night', "I'm afraid I will drown my baby", 'painless ways to die', 'passive SI'],
    ...[
      "I'm not safe with myself",
      'I am not worth living',
      "I don't feel safe with myself",
      "can't keep myself safe",
      'I almost jumped',
      'I want to stab someone',
    ],
    ...['bipolar I hate myself', 'bipolar I give up', 'always scared to go home', 'phone, no reason to live'],
    ...['racing thoughts of being dead', 'several antidepressants and nothing to live for'],
    ...['I swallowed 40 pills', 'my 4 year old ate my adderall', "my brother od'd last night", 'I give up'],
    ...['ich will sterben', 'voglio morire', '死にたい', 'मैं मरना चाहता हूँ', 'می‌خواهم بمیرم', 'chcę umrzeć'],
  ])('is heard in "%s"', (text) => {
    expect(readText(text).danger).toBe(true);
  });

  it.each([
    ...[
      'my husband died',
      'depression',
      'cutting class',
      'cutting back on drinking',
      'end of life care',
      'kill time',
    ],
    ...['dying to quit smoking', 'help me find a psychiatrist', 'midlife crisis', 'work is killing me'],
    ...["she doesn't want to live with her dad", 'I want to take my life back', 'anxiety hits me in waves'],
    ...['I shoot myself in the foot at work', 'she took my life savings'],
    ...['I want to give up smoking', 'I took 2 pills for sleep', 'my son has ODD'],
    ...['antidepressants don’t help me', 'zoloft did not help me', 'addiction, help me quit'],
    ...['existential crisis help', 'lost my mom to suicide', 'substance abuse at home program'],
    ...['I forget to take all my pills', 'si habla español', 'last night I could not sleep'],
  ])('is not heard in "%s"', (text) => {
    expect(readText(text)).toMatchObject({ danger: false, crisis: [] });
  });

  it.each([
    ['my boyfriend hits me', ['violence']],
    ['I am not safe at home', ['violence']],
    ['violencia en casa', ['violence', 'spanish']],
    ['mi esposo me pega', ['violence', 'spanish']],
    ['suicidal veteran', ['veterans']],
    ['my husband was in the army and wants to die', ['veterans']],
    ['me quiero morir', ['spanish']],
    ['quiero morir', ['spanish']],
    ['nobody loves me', []],
    ['I am gay and I want to die', ['trevor']],
    ['trans, 45, suicidal', []],
    ['I want to die', []],
    ['overdose', ['poison']],
    ['I took too many pills', ['poison']],
    ['my wife took all of her pills and hit me', ['poison', 'violence']],
    ['me tome todas las pastillas', ['poison', 'spanish']],
    ['sobredosis', ['poison', 'spanish']],
    ['my toddler ate my pills', ['poison']],
    ['我吃了太多药', ['poison']],
    ['наглоталась таблеток', ['poison']],
    ['suicidal, patient of the VA', ['veterans']],
  ])('has the lines that fit beside 988: “%s” %j', (text, crisis) => {
    expect(readText(text).crisis).toEqual(crisis);
  });
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
