import type { Age } from '#contract/vocabulary.ts';
import type { Focus } from './focus.ts';

const ADULTS: Age[] = ['18-25', '26-64'];
const ALL_ADULTS: Age[] = ['18-25', '26-64', '65+'];

/** Focuses that come with a fellowship, most of them with a certificate of their own. */
export const SUBSPECIALTY_FOCUSES: Focus[] = [
  {
    key: 'child',
    weight: 8,
    titles: ['Child & adolescent psychiatrist'],
    boards: ['psychiatry', 'child'],
    fellowship: 'Child & Adolescent Psychiatry',
    conditions: {
      always: ['adhd', 'anxiety', 'depression'],
      often: ['autism', 'ocd', 'tics', 'impulse', 'social-anxiety', 'adjustment'],
      sometimes: ['insomnia', 'ptsd', 'grief', 'intellectual-disability', 'bipolar', 'phobias', 'self-harm'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'family'],
      often: ['cbt', 'supportive', 'second-opinion'],
      sometimes: ['erp', 'collaborative-care', 'group', 'deprescribing'],
    },
    ages: [
      [['6-12', '13-17'], 4],
      [['6-12', '13-17', '18-25'], 4],
      [['0-5', '6-12', '13-17'], 2],
    ],
  },
  {
    key: 'young-child',
    weight: 3,
    titles: ['Child & adolescent psychiatrist', 'Child psychiatrist'],
    boards: ['psychiatry', 'child'],
    fellowship: 'Child & Adolescent Psychiatry',
    conditions: {
      always: ['autism', 'adhd', 'anxiety'],
      often: ['intellectual-disability', 'tics', 'impulse', 'phobias'],
      sometimes: ['insomnia', 'ocd', 'ptsd', 'adjustment'],
    },
    treatments: {
      always: ['evaluation', 'family'],
      often: ['medication', 'second-opinion', 'supportive'],
      sometimes: ['cbt', 'deprescribing', 'collaborative-care'],
    },
    ages: [
      [['0-5', '6-12'], 4],
      [['0-5', '6-12', '13-17'], 5],
    ],
  },
  {
    key: 'teen',
    weight: 5,
    titles: ['Child & adolescent psychiatrist', 'Adolescent and young adult psychiatrist'],
    boards: ['psychiatry', 'child'],
    fellowship: 'Child & Adolescent Psychiatry',
    conditions: {
      always: ['anxiety', 'depression', 'adhd'],
      often: ['self-harm', 'social-anxiety', 'eating', 'ocd', 'cannabis'],
      sometimes: ['bipolar', 'psychosis', 'autism', 'gender-dysphoria', 'ptsd', 'panic'],
    },
    treatments: {
      always: ['evaluation', 'medication'],
      often: ['family', 'cbt', 'dbt', 'motivational-interviewing'],
      sometimes: ['supportive', 'erp', 'group', 'ipt'],
    },
    ages: [
      [['13-17', '18-25'], 7],
      [['6-12', '13-17', '18-25'], 3],
    ],
  },
  {
    key: 'geriatric',
    weight: 6,
    titles: ['Geriatric psychiatrist'],
    boards: ['psychiatry', 'geriatric'],
    fellowship: 'Geriatric Psychiatry',
    conditions: {
      always: ['dementia', 'depression', 'anxiety'],
      often: ['grief', 'insomnia', 'bipolar', 'resistant-depression'],
      sometimes: ['psychosis', 'alcohol', 'somatic', 'brain-injury', 'adjustment'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'deprescribing'],
      often: ['family', 'supportive', 'second-opinion', 'ect'],
      sometimes: ['collaborative-care', 'lithium', 'cbt-i', 'tms'],
    },
    ages: [
      [['65+'], 5],
      [['26-64', '65+'], 5],
    ],
  },
  {
    key: 'addiction',
    weight: 8,
    titles: ['Addiction psychiatrist'],
    boards: ['psychiatry', 'addiction'],
    fellowship: 'Addiction Psychiatry',
    conditions: {
      always: ['alcohol', 'opioids', 'depression'],
      often: ['anxiety', 'stimulants', 'cannabis', 'nicotine', 'ptsd'],
      sometimes: ['gambling', 'bipolar', 'insomnia', 'adhd', 'burnout'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'motivational-interviewing'],
      often: ['buprenorphine', 'naltrexone', 'supportive', 'cbt'],
      sometimes: ['group', 'family', 'deprescribing', 'couples'],
    },
    ages: [
      [ADULTS, 4],
      [ALL_ADULTS, 5],
    ],
  },
  {
    key: 'medical',
    weight: 3,
    titles: ['Consultation-liaison psychiatrist'],
    boards: ['psychiatry', 'consultation-liaison'],
    fellowship: 'Consultation-Liaison Psychiatry',
    conditions: {
      always: ['depression', 'anxiety', 'somatic', 'adjustment'],
      often: ['insomnia', 'ptsd', 'grief'],
      sometimes: ['brain-injury', 'dementia', 'perinatal', 'sexual', 'panic'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'collaborative-care'],
      often: ['supportive', 'second-opinion', 'deprescribing'],
      sometimes: ['cbt', 'act', 'family'],
    },
    ages: [
      [ALL_ADULTS, 8],
      [ADULTS, 1],
    ],
  },
  {
    key: 'oncology',
    weight: 1.2,
    titles: ['Consultation-liaison psychiatrist', 'Psycho-oncology psychiatrist'],
    boards: ['psychiatry', 'consultation-liaison', 'palliative'],
    fellowship: 'Psycho-Oncology',
    conditions: {
      always: ['depression', 'anxiety', 'grief', 'adjustment'],
      often: ['insomnia', 'panic'],
      sometimes: ['ptsd', 'somatic', 'sexual'],
    },
    treatments: {
      always: ['evaluation', 'medication', 'supportive'],
      often: ['family', 'couples', 'collaborative-care'],
      sometimes: ['act', 'group', 'psychodynamic'],
    },
    ages: [[ALL_ADULTS, 1]],
  },
  {
    key: 'forensic',
    weight: 2.5,
    titles: ['Forensic psychiatrist'],
    boards: ['psychiatry', 'forensic'],
    fellowship: 'Forensic Psychiatry',
    conditions: {
      always: ['psychosis', 'ptsd', 'depression'],
      often: ['anxiety', 'personality', 'bipolar', 'impulse'],
      sometimes: ['brain-injury', 'alcohol', 'stimulants', 'adhd', 'intellectual-disability'],
    },
    treatments: {
      always: ['forensic', 'evaluation'],
      often: ['second-opinion', 'medication'],
      sometimes: ['supportive', 'long-acting-injectables'],
    },
    ages: [
      [ALL_ADULTS, 6],
      [ADULTS, 3],
    ],
  },
  {
    key: 'sleep',
    weight: 1.8,
    titles: ['Sleep medicine psychiatrist', 'Psychiatrist and sleep physician'],
    boards: ['psychiatry', 'sleep'],
    fellowship: 'Sleep Medicine',
    conditions: {
      always: ['insomnia', 'anxiety', 'depression'],
      often: ['ptsd', 'burnout', 'adhd'],
      sometimes: ['bipolar', 'panic', 'perinatal', 'brain-injury'],
    },
    treatments: {
      always: ['evaluation', 'cbt-i', 'medication'],
      often: ['deprescribing', 'second-opinion'],
      sometimes: ['act', 'supportive', 'collaborative-care'],
    },
    ages: [
      [ALL_ADULTS, 5],
      [ADULTS, 4],
    ],
  },
  {
    key: 'interventional',
    weight: 4,
    titles: ['Interventional psychiatrist'],
    boards: ['psychiatry'],
    fellowship: 'Interventional Psychiatry',
    conditions: {
      always: ['resistant-depression', 'depression', 'bipolar'],
      often: ['ocd', 'anxiety', 'ptsd'],
      sometimes: ['nicotine', 'psychosis', 'perinatal', 'dementia'],
    },
    treatments: {
      always: ['evaluation', 'tms', 'medication'],
      often: ['esketamine', 'second-opinion', 'ect'],
      sometimes: ['ketamine', 'vns', 'lithium', 'clozapine'],
    },
    ages: [
      [ALL_ADULTS, 6],
      [ADULTS, 4],
    ],
  },
  {
    key: 'neuro',
    weight: 1.6,
    titles: ['Neuropsychiatrist'],
    boards: ['psychiatry', 'brain-injury'],
    fellowship: 'Behavioral Neurology & Neuropsychiatry',
    conditions: {
      always: ['brain-injury', 'somatic', 'depression'],
      often: ['dementia', 'tics', 'anxiety', 'impulse'],
      sometimes: ['psychosis', 'insomnia', 'ocd', 'adhd', 'ptsd'],
    },
    treatments: {
      always: ['evaluation', 'second-opinion', 'medication'],
      often: ['deprescribing', 'family', 'collaborative-care'],
      sometimes: ['tms', 'vns', 'cbt', 'supportive'],
    },
    ages: [
      [ALL_ADULTS, 7],
      [ADULTS, 2],
    ],
  },
];
