import type { Age } from '#contract/vocabulary.ts';
import type { Focus } from './focus.ts';

const ADULTS: Age[] = ['18-25', '26-64'];
const ALL_ADULTS: Age[] = ['18-25', '26-64', '65+'];
const TEENS_UP: Age[] = ['13-17', '18-25', '26-64'];

/** Focuses that need no fellowship. */
export const ADULT_FOCUSES: Focus[] = [
  {
    key: 'general',
    weight: 17,
    titles: ['Psychiatrist', 'Adult psychiatrist', 'General psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['anxiety', 'depression'],
      often: ['bipolar', 'panic', 'insomnia', 'adjustment', 'adhd', 'ptsd'],
      sometimes: [
        'grief',
        'ocd',
        'social-anxiety',
        'burnout',
        'phobias',
        'alcohol',
        'personality',
        'psychosis',
      ],
    },
    treatments: {
      always: ['evaluation', 'medication'],
      often: ['supportive', 'second-opinion', 'cbt', 'deprescribing'],
      sometimes: ['lithium', 'motivational-interviewing', 'collaborative-care', 'naltrexone', 'ipt', 'cbt-i'],
    },
    ages: [
      [ADULTS, 4],
      [ALL_ADULTS, 5],
      [TEENS_UP, 1],
    ],
  },
  {
    key: 'therapist',
    weight: 7,
    titles: ['Psychiatrist and psychotherapist', 'Psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['anxiety', 'depression', 'adjustment'],
      often: ['grief', 'burnout', 'personality', 'ptsd', 'panic'],
      sometimes: ['self-harm', 'social-anxiety', 'dissociative', 'sexual', 'somatic', 'insomnia'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'psychodynamic'],
      often: ['supportive', 'cbt', 'couples', 'act'],
      sometimes: ['group', 'ipt', 'family', 'second-opinion'],
    },
    ages: [
      [ADULTS, 5],
      [ALL_ADULTS, 5],
    ],
  },
  {
    key: 'analyst',
    weight: 2,
    titles: ['Psychiatrist and psychoanalyst'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['depression', 'anxiety', 'personality'],
      often: ['grief', 'adjustment', 'sexual'],
      sometimes: ['eating', 'dissociative', 'somatic', 'ptsd', 'burnout'],
    },
    treatments: {
      always: ['psychoanalysis', 'psychodynamic', 'evaluation'],
      often: ['medication', 'second-opinion'],
      sometimes: ['couples', 'group', 'supportive'],
    },
    ages: [
      [['26-64'], 3],
      [ADULTS, 3],
      [['26-64', '65+'], 3],
    ],
  },
  {
    key: 'mood',
    weight: 6,
    titles: ['Psychiatrist', 'Mood disorders psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['bipolar', 'depression'],
      often: ['anxiety', 'resistant-depression', 'insomnia', 'pmdd'],
      sometimes: ['psychosis', 'alcohol', 'self-harm', 'adhd', 'perinatal'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'lithium', 'second-opinion'],
      often: ['deprescribing', 'ipt', 'supportive', 'family'],
      sometimes: ['esketamine', 'ect', 'clozapine', 'cbt'],
    },
    ages: [
      [ADULTS, 4],
      [ALL_ADULTS, 5],
    ],
  },
  {
    key: 'ocd',
    weight: 3,
    titles: ['Psychiatrist', 'Anxiety and OCD psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['ocd', 'anxiety', 'panic'],
      often: ['social-anxiety', 'phobias', 'depression', 'body-dysmorphic', 'hair-skin-picking'],
      sometimes: ['tics', 'insomnia', 'adhd', 'perinatal'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'erp', 'cbt'],
      often: ['act', 'second-opinion'],
      sometimes: ['tms', 'group', 'supportive'],
    },
    ages: [
      [ADULTS, 5],
      [TEENS_UP, 3],
      [ALL_ADULTS, 2],
    ],
  },
  {
    key: 'trauma',
    weight: 4,
    titles: ['Psychiatrist', 'Trauma psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['ptsd', 'depression', 'anxiety'],
      often: ['insomnia', 'panic', 'dissociative', 'alcohol', 'grief'],
      sometimes: ['brain-injury', 'self-harm', 'personality', 'somatic'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'supportive'],
      often: ['emdr', 'cbt', 'deprescribing'],
      sometimes: ['group', 'dbt', 'cbt-i', 'couples'],
    },
    ages: [
      [ADULTS, 4],
      [ALL_ADULTS, 5],
    ],
  },
  {
    key: 'psychosis',
    weight: 4,
    titles: ['Psychiatrist', 'Community psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['psychosis', 'bipolar'],
      often: ['depression', 'anxiety', 'cannabis', 'nicotine'],
      sometimes: ['ptsd', 'stimulants', 'alcohol', 'intellectual-disability'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'long-acting-injectables'],
      often: ['clozapine', 'family', 'supportive', 'lithium'],
      sometimes: ['motivational-interviewing', 'group', 'second-opinion', 'ect'],
    },
    ages: [
      [ADULTS, 4],
      [ALL_ADULTS, 4],
    ],
  },
  {
    key: 'attention',
    weight: 4,
    titles: ['Psychiatrist', 'Adult ADHD psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['adhd', 'anxiety'],
      often: ['autism', 'depression', 'insomnia', 'burnout'],
      sometimes: ['tics', 'cannabis', 'social-anxiety', 'pmdd', 'impulse'],
    },
    treatments: {
      always: ['evaluation', 'medication'],
      often: ['cbt', 'second-opinion', 'supportive'],
      sometimes: ['act', 'couples', 'group', 'cbt-i'],
    },
    ages: [
      [ADULTS, 6],
      [TEENS_UP, 3],
    ],
  },
  {
    key: 'students',
    weight: 2.5,
    titles: ['Psychiatrist', 'College mental health psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['anxiety', 'depression', 'adhd'],
      often: ['social-anxiety', 'adjustment', 'insomnia', 'panic', 'cannabis'],
      sometimes: ['eating', 'bipolar', 'self-harm', 'autism', 'psychosis'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'supportive'],
      often: ['cbt', 'motivational-interviewing', 'act'],
      sometimes: ['dbt', 'ipt', 'group'],
    },
    ages: [
      [['18-25'], 2],
      [ADULTS, 6],
    ],
  },
  {
    key: 'eating',
    weight: 2,
    titles: ['Psychiatrist', 'Eating disorders psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['eating', 'anxiety', 'depression'],
      often: ['ocd', 'body-dysmorphic', 'self-harm'],
      sometimes: ['ptsd', 'perinatal', 'personality', 'adhd'],
    },
    treatments: {
      always: ['evaluation', 'medication'],
      often: ['cbt', 'family', 'dbt', 'supportive'],
      sometimes: ['group', 'ipt', 'second-opinion'],
    },
    ages: [
      [TEENS_UP, 5],
      [ADULTS, 5],
    ],
  },
  {
    key: 'personality',
    weight: 2.5,
    titles: ['Psychiatrist', 'Psychiatrist and psychotherapist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['personality', 'self-harm', 'depression'],
      often: ['anxiety', 'ptsd', 'eating', 'impulse'],
      sometimes: ['bipolar', 'dissociative', 'gambling', 'alcohol'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'dbt'],
      often: ['deprescribing', 'group', 'family', 'psychodynamic'],
      sometimes: ['second-opinion', 'supportive', 'couples'],
    },
    ages: [
      [ADULTS, 7],
      [ALL_ADULTS, 2],
    ],
  },
  {
    key: 'gender',
    weight: 2,
    titles: ['Psychiatrist', 'LGBTQ+ affirming psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['anxiety', 'depression', 'gender-dysphoria'],
      often: ['ptsd', 'adhd', 'social-anxiety', 'autism'],
      sometimes: ['bipolar', 'stimulants', 'eating', 'self-harm', 'sexual'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'supportive'],
      often: ['act', 'cbt', 'family'],
      sometimes: ['couples', 'naltrexone', 'psychodynamic'],
    },
    ages: [
      [ADULTS, 5],
      [ALL_ADULTS, 3],
      [TEENS_UP, 2],
    ],
  },
  {
    key: 'primary-care',
    weight: 3,
    titles: ['Psychiatrist', 'Integrated care psychiatrist'],
    boards: ['psychiatry'],
    fellowship: null,
    conditions: {
      always: ['anxiety', 'depression'],
      often: ['bipolar', 'insomnia', 'alcohol', 'somatic', 'ptsd'],
      sometimes: ['adhd', 'opioids', 'grief', 'dementia', 'nicotine', 'psychosis'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'collaborative-care'],
      often: ['second-opinion', 'deprescribing', 'motivational-interviewing'],
      sometimes: ['buprenorphine', 'naltrexone', 'supportive', 'long-acting-injectables'],
    },
    ages: [
      [ALL_ADULTS, 7],
      [ADULTS, 2],
    ],
  },
  {
    key: 'reproductive',
    weight: 4,
    titles: ['Reproductive psychiatrist', 'Perinatal psychiatrist', 'Women’s mental health psychiatrist'],
    boards: ['psychiatry'],
    fellowship: 'Women’s Mental Health',
    conditions: {
      always: ['perinatal', 'anxiety', 'depression'],
      often: ['pmdd', 'ocd', 'bipolar', 'ptsd', 'insomnia'],
      sometimes: ['grief', 'adhd', 'burnout', 'eating', 'panic'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'second-opinion'],
      often: ['ipt', 'supportive', 'cbt', 'collaborative-care'],
      sometimes: ['lithium', 'couples', 'group', 'cbt-i'],
    },
    ages: [[ADULTS, 1]],
  },
];
