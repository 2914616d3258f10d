/**
 * The words of the field, as stable short keys (stored, and seen in URLs) with the label a visitor reads.
 *
 * Keys are forever: a label may be reworded, a key may not. The search index rebuilds itself when a list changes.
 * Sources: ABPN certificates, NUCC taxonomy, USPS state codes.
 */

export const CONDITIONS = {
  adhd: 'ADHD',
  adjustment: 'Adjustment and stress',
  anxiety: 'Anxiety',
  autism: 'Autism',
  bipolar: 'Bipolar disorder',
  'body-dysmorphic': 'Body dysmorphic disorder',
  burnout: 'Burnout',
  dementia: 'Dementia',
  depression: 'Depression',
  'resistant-depression': 'Treatment-resistant depression',
  dissociative: 'Dissociative disorders',
  eating: 'Eating disorders',
  somatic: 'Functional and somatic symptoms',
  gambling: 'Gambling',
  'gender-dysphoria': 'Gender dysphoria',
  grief: 'Grief',
  'hair-skin-picking': 'Hair-pulling and skin-picking',
  impulse: 'Impulse and conduct',
  insomnia: 'Insomnia',
  'intellectual-disability': 'Intellectual disability',
  ocd: 'OCD',
  panic: 'Panic',
  perinatal: 'Perinatal mood disorders',
  personality: 'Personality disorders (BPD)',
  phobias: 'Phobias',
  pmdd: 'PMDD',
  psychosis: 'Psychosis and schizophrenia',
  ptsd: 'PTSD and trauma',
  'self-harm': 'Self-harm',
  sexual: 'Sexual dysfunction',
  'social-anxiety': 'Social anxiety',
  alcohol: 'Alcohol use',
  opioids: 'Opioid use',
  stimulants: 'Stimulant use',
  cannabis: 'Cannabis use',
  nicotine: 'Nicotine use',
  'brain-injury': 'Brain injury',
  tics: 'Tics',
} as const;

export const TREATMENTS = {
  evaluation: 'Evaluation',
  'second-opinion': 'Second opinion',
  medication: 'Medication management',
  deprescribing: 'Deprescribing',
  lithium: 'Lithium',
  clozapine: 'Clozapine',
  'long-acting-injectables': 'Long-acting injectables',
  buprenorphine: 'Buprenorphine',
  naltrexone: 'Naltrexone',
  ect: 'ECT',
  tms: 'TMS',
  esketamine: 'Esketamine',
  ketamine: 'Ketamine',
  vns: 'VNS',
  cbt: 'CBT',
  'cbt-i': 'CBT-I',
  dbt: 'DBT',
  erp: 'ERP',
  act: 'ACT',
  ipt: 'IPT',
  emdr: 'EMDR',
  psychodynamic: 'Psychodynamic therapy',
  psychoanalysis: 'Psychoanalysis',
  supportive: 'Supportive therapy',
  'motivational-interviewing': 'Motivational interviewing',
  family: 'Family therapy',
  couples: 'Couples therapy',
  group: 'Group therapy',
  'collaborative-care': 'Collaborative care',
  forensic: 'Forensic evaluation',
} as const;

export const INSURANCES = {
  aetna: 'Aetna',
  anthem: 'Anthem',
  bcbs: 'Blue Cross Blue Shield',
  'blue-shield-ca': 'Blue Shield of California',
  carefirst: 'CareFirst',
  caresource: 'CareSource',
  carelon: 'Carelon',
  ambetter: 'Centene / Ambetter',
  cigna: 'Cigna / Evernorth',
  emblemhealth: 'EmblemHealth',
  fidelis: 'Fidelis',
  'florida-blue': 'Florida Blue',
  geisinger: 'Geisinger',
  'harvard-pilgrim': 'Harvard Pilgrim / Tufts',
  'health-net': 'Health Net',
  healthpartners: 'HealthPartners',
  healthfirst: 'Healthfirst',
  highmark: 'Highmark',
  horizon: 'Horizon',
  humana: 'Humana',
  independence: 'Independence',
  kaiser: 'Kaiser Permanente',
  magellan: 'Magellan',
  medica: 'Medica',
  moda: 'Moda',
  molina: 'Molina',
  multiplan: 'MultiPlan / PHCS',
  mvp: 'MVP',
  optum: 'Optum',
  oscar: 'Oscar',
  oxford: 'Oxford',
  premera: 'Premera',
  'priority-health': 'Priority Health',
  providence: 'Providence',
  regence: 'Regence',
  selecthealth: 'SelectHealth',
  umr: 'UMR',
  unitedhealthcare: 'UnitedHealthcare',
  upmc: 'UPMC',
  wellcare: 'WellCare',
  medicare: 'Medicare',
  medicaid: 'Medicaid',
  tricare: 'TRICARE',
  'va-community-care': 'VA Community Care',
  champva: 'CHAMPVA',
  ihs: 'Indian Health Service',
  'out-of-network': 'Out-of-network (superbill)',
  'self-pay': 'Self-pay',
} as const;

export const AGES = {
  '0-5': 'Ages 0–5',
  '6-12': 'Ages 6–12',
  '13-17': 'Ages 13–17',
  '18-25': 'Ages 18–25',
  '26-64': 'Ages 26–64',
  '65+': 'Ages 65+',
} as const;

export const LANGUAGES = {
  en: 'English',
  es: 'Spanish',
  cmn: 'Mandarin',
  yue: 'Cantonese',
  tl: 'Tagalog',
  vi: 'Vietnamese',
  ar: 'Arabic',
  fr: 'French',
  ko: 'Korean',
  ru: 'Russian',
  pt: 'Portuguese',
  ht: 'Haitian Creole',
  hi: 'Hindi',
  ur: 'Urdu',
  bn: 'Bengali',
  pa: 'Punjabi',
  gu: 'Gujarati',
  te: 'Telugu',
  ta: 'Tamil',
  fa: 'Farsi',
  he: 'Hebrew',
  de: 'German',
  it: 'Italian',
  pl: 'Polish',
  ja: 'Japanese',
  el: 'Greek',
  uk: 'Ukrainian',
  hy: 'Armenian',
  am: 'Amharic',
  tw: 'Twi',
  yo: 'Yoruba',
  ig: 'Igbo',
  sw: 'Swahili',
  tr: 'Turkish',
  th: 'Thai',
  km: 'Khmer',
  hmn: 'Hmong',
  ase: 'American Sign Language',
} as const;

export const GENDERS = {
  woman: 'Woman',
  man: 'Man',
  nonbinary: 'Nonbinary',
} as const;

/** The filters whose values come from a list, with that list; in the order a visitor sees them. */
export const VOCABULARY = {
  condition: CONDITIONS,
  treatment: TREATMENTS,
  insurance: INSURANCES,
  age: AGES,
  language: LANGUAGES,
  gender: GENDERS,
} as const;

export type ListFilter = keyof typeof VOCABULARY;
export const LIST_FILTERS = Object.keys(VOCABULARY) as ListFilter[];

export type Condition = keyof typeof CONDITIONS;
export type Treatment = keyof typeof TREATMENTS;
export type Insurance = keyof typeof INSURANCES;
export type Age = keyof typeof AGES;
export type Language = keyof typeof LANGUAGES;
export type Gender = keyof typeof GENDERS;

/** The filters that are on (`1`) or absent, in the order a visitor sees them. */
export const FLAGS = {
  accepting: 'Accepting new patients',
  telehealth: 'Telehealth',
  /** In an office; who sees patients by video alone does not count. */
  in_person: 'In person',
  /** Open at 18:00 or later on some day. */
  evenings: 'Evening hours',
  /** Open on a Saturday or a Sunday. */
  weekends: 'Weekend hours',
  sliding_scale: 'Sliding scale',
} as const;

export type Flag = keyof typeof FLAGS;

/** The filters that are a bound: the most that a visit may cost, in whole US dollars. */
export const FEE_BOUNDS = {
  first_visit: { label: 'First visit', bounds: [200, 300, 400, 500, 600] },
  follow_up: { label: 'Follow-up', bounds: [100, 150, 200, 250, 300] },
} as const;

export type FeeFilter = keyof typeof FEE_BOUNDS;
export const FEE_FILTERS = Object.keys(FEE_BOUNDS) as FeeFilter[];

/** When a new patient can be seen, as doctors say it; the soonest first. */
export const EARLIEST_VISITS = {
  week: 'This week',
  'two-weeks': 'Within two weeks',
  month: 'Within a month',
  'three-months': 'Within three months',
  'waiting-list': 'Waiting list',
} as const;

export type EarliestVisit = keyof typeof EARLIEST_VISITS;

export function isEarliestVisit(key: string): key is EarliestVisit {
  return Object.hasOwn(EARLIEST_VISITS, key);
}

/** What `earliest_visit` can ask for: that long at the most, or sooner. */
export const VISIT_BOUNDS = ['week', 'two-weeks', 'month', 'three-months'] as const satisfies EarliestVisit[];

/** The filters of which one value holds at a time. */
export const BOUND_FILTERS = [...FEE_FILTERS, 'earliest_visit'] as const;

export type BoundFilter = (typeof BOUND_FILTERS)[number];

export function isBoundFilter(filter: string): filter is BoundFilter {
  return BOUND_FILTERS.some((known) => known === filter);
}

export function isFlag(filter: string): filter is Flag {
  return Object.hasOwn(FLAGS, filter);
}

export function isFeeFilter(filter: string): filter is FeeFilter {
  return Object.hasOwn(FEE_BOUNDS, filter);
}

/** The label of a value, "First visit up to $300", "First visit within a month"; or the key itself when the list does not know it. */
export function labelOf(filter: ListFilter | Flag | BoundFilter, key: string): string {
  if (isFlag(filter)) return FLAGS[filter];
  if (filter === 'earliest_visit') return visitLabel(key);
  if (isFeeFilter(filter)) return `${FEE_BOUNDS[filter].label} up to $${key}`;
  return (VOCABULARY[filter] as Record<string, string>)[key] ?? key;
}

function visitLabel(key: string): string {
  const words = (EARLIEST_VISITS as Record<string, string>)[key];
  return words ? `First visit ${words[0].toLowerCase()}${words.slice(1)}` : key;
}

/** The orders of results. Nearest: by the day's shuffle where a search has no point to measure from. */
export const SORTS = {
  nearest: 'Nearest',
  soonest: 'Soonest first visit',
  confirmed: 'Latest confirmed',
  follow_up: 'Lowest follow-up fee',
} as const;

export type Sort = keyof typeof SORTS;

/** ABPN certificates. */
export const BOARDS = {
  psychiatry: 'Psychiatry',
  addiction: 'Addiction Psychiatry',
  child: 'Child & Adolescent Psychiatry',
  'consultation-liaison': 'Consultation-Liaison Psychiatry',
  forensic: 'Forensic Psychiatry',
  geriatric: 'Geriatric Psychiatry',
  neurophysiology: 'Clinical Neurophysiology',
  'brain-injury': 'Brain Injury Medicine',
  palliative: 'Hospice & Palliative Medicine',
  pain: 'Pain Medicine',
  sleep: 'Sleep Medicine',
} as const;
export type Board = keyof typeof BOARDS;

/** The 50 states, DC and the territories with ZIP codes, by USPS code; in the order of their names. */
export const STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VI: 'U.S. Virgin Islands',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;
export type State = keyof typeof STATES;

export function isState(code: string): code is State {
  return Object.hasOwn(STATES, code);
}
