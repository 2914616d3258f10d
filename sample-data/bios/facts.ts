import { LANGUAGES, STATES } from '#contract/vocabulary.ts';
import type { Profile } from '#contract/profiles.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { FocusKey } from '../practice/focus.ts';
import { hasEvening } from '../practice/hours.ts';
import type { Random } from '../random.ts';
import type { Training } from '../training/training.ts';
import { CONDITION_NOUNS } from './condition-nouns.ts';

/** Whom the bio is about. The profile is complete but for its summary. */
export interface BioSubject {
  profile: Omit<Profile, 'summary'>;
  focus: FocusKey;
  training: Training;
  trainedAbroad: boolean;
  /** Grew up with all of the languages. */
  native: boolean;
  rural: boolean;
  /** This year, and the number of the person: neighbors get different openings. */
  thisYear: number;
  n: number;
}

/** Everything that a line may ask for in its tags. */
export function bioFacts({ profile, focus, training, ...subject }: BioSubject): Set<string> {
  const years = subject.thisYear - profile.practicing_since;
  const takes = new Set<string>(profile.insurances);
  const facts: Record<string, boolean> = {
    kids: ['child', 'young-child', 'teen'].includes(focus),
    court: focus === 'forensic',
    abroad: subject.trainedAbroad,
    native: subject.native,
    two: spokenLanguages(profile.languages).length > 1,
    rural: subject.rural,
    do: profile.degree === 'DO',
    fellowship: training.fellowship !== null,
    new: years <= 6,
    seasoned: years >= 8,
    long: years >= 20,
    telehealth: profile.telehealth,
    several: profile.licenses.length > 1,
    evening: hasEvening(profile.working_time),
    saturday: profile.working_time.some(({ day }) => day === 'sat'),
    early: profile.working_time.some(({ opens }) => opens < '08:00'),
    sliding: profile.fees.sliding_scale,
    cash: profile.insurances.every((insurer) => insurer === 'self-pay' || insurer === 'out-of-network'),
    'out-of-network': takes.has('out-of-network'),
    medicare: takes.has('medicare'),
    medicaid: takes.has('medicaid'),
    tricare: takes.has('tricare'),
    email: profile.email !== null,
  };
  const holding = Object.keys(facts).filter((fact) => facts[fact]);
  return new Set([...holding, ...profile.conditions, ...profile.treatments, ...profile.ages]);
}

/** What to put in place of {city} and the like. */
export function bioSlots(
  random: Random,
  { profile, training, thisYear }: BioSubject,
): Record<string, string> {
  const nouns = profile.conditions.flatMap((condition) => CONDITION_NOUNS[condition] ?? []);
  const spoken = spokenLanguages(profile.languages).map((language) => LANGUAGES[language]);
  return {
    city: profile.city,
    state: STATES[profile.state],
    years: inWords(thisYear - profile.practicing_since),
    since: String(profile.practicing_since),
    school: inProse(training.school),
    residency: inProse(training.residency),
    fellowship: inProse(training.fellowship ?? ''),
    conditions: series(random.sample(nouns.slice(0, 5), random.int(2, 3))),
    languages: series(spoken),
    languagesOr: series(spoken, 'or'),
  };
}

/** Languages that are spoken, other than English. */
export function spokenLanguages(languages: Language[]): Language[] {
  return languages.filter((language) => language !== 'en' && language !== 'ase');
}

/** "Massachusetts General Hospital / McLean Hospital" is "Massachusetts General Hospital" in a sentence. */
function inProse(institution: string): string {
  const name = institution
    .replace(/ \/ .*/, '')
    .replace(/^((?!University of (California|Nevada)).*?), .*/, '$1');
  return NEEDS_ARTICLE.test(name) ? `the ${name}` : name;
}

const NEEDS_ARTICLE =
  /^(Universi\w+ (of|at|de)|(Medical|Royal) (University|College) of|Hospital of|Institute of|Children’s Hospital of|All India|Uniformed|Pontificia|Cleveland Clinic|UCLA Semel|Yale Child|UNC Center|Stanford Sleep|Brody|David Geffen|Perelman|Keck|Warren Alpert|Larner|Geisel|Icahn|John A|Sanford|Jacobs|McGovern)/;

function series(items: string[], joint = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`;
}

function inWords(number: number): string {
  if (number < 20) return SMALL[number];
  const rest = number % 10;
  return TENS[Math.floor(number / 10)] + (rest ? `-${SMALL[rest]}` : '');
}

const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];
