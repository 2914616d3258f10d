import type { Education } from '#contract/profiles.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Focus } from '../practice/focus.ts';
import type { Random } from '../random.ts';
import { FELLOWSHIPS, RESIDENCIES, TRAINS_IN } from './residencies.ts';
import { DO_SCHOOLS, MD_SCHOOLS } from './schools.ts';
import type { School } from './schools.ts';

export interface Training {
  degree: 'MD' | 'DO';
  /** Newest first. */
  education: Education[];
  practicing_since: number;
  school: string;
  residency: string;
  /** Null without a fellowship. */
  fellowship: string | null;
}

/** Share of US graduates with a DO. */
const DO_SHARE = 0.12;
const LONGEST_CAREER = 41;

/** Medical school, residency and fellowship, in years that follow one another up to at most this year. */
export function training(
  random: Random,
  focus: Focus,
  state: State,
  schoolAbroad: string | null,
  thisYear: number,
): Training {
  const years = careerYears(random);
  const practicing_since = thisYear - years;
  const residencyStart = practicing_since - 4;
  const degree = !schoolAbroad && random.chance(DO_SHARE) ? 'DO' : 'MD';
  const gap = schoolAbroad
    ? random.int(1, 4)
    : random.weighted([
        [0, 8],
        [1, 1],
      ] as const);
  const graduation = residencyStart - gap;

  const school =
    schoolAbroad ?? schoolAtHome(random, degree === 'DO' ? DO_SCHOOLS : MD_SCHOOLS, state, graduation);
  const schoolDegree = schoolAbroad ? degreeAbroad(schoolAbroad) : degree;
  const schoolYears = schoolAbroad ? degreeYears(schoolDegree) : 4;
  const residency = residencyPlace(random, state);
  const fellowship = focus.fellowship ? random.pick(FELLOWSHIPS[focus.key] ?? [residency]) : null;

  const education: Education[] = [
    { degree: 'Residency, Psychiatry', school: residency, from: residencyStart, to: practicing_since },
    { degree: schoolDegree, school, from: graduation - schoolYears, to: graduation },
  ];
  if (fellowship) {
    const length = focus.boards.includes('child') ? 2 : 1;
    education.unshift({
      degree: `Fellowship, ${focus.fellowship}`,
      school: fellowship,
      from: practicing_since,
      to: practicing_since + length,
    });
  }
  return { degree, education, practicing_since, school, residency, fellowship };
}

/** Most are in mid-career; three years at least, so that every fellowship is over. */
function careerYears(random: Random): number {
  return 3 + Math.floor((LONGEST_CAREER - 3) * random.next() ** 1.1);
}

function schoolAtHome(random: Random, schools: School[], state: State, graduation: number): string {
  const open = schools.filter((school) => school.since <= graduation);
  const near = open.filter((school) => school.state === state);
  return random.pick(near.length > 0 && random.chance(0.42) ? near : open).name;
}

function degreeAbroad(school: string): string {
  if (/Royal College of Surgeons|Trinity College Dublin|Cork/.test(school)) return 'MB BCh BAO';
  if (/Ghana|Kwame|Nairobi|Makerere|Moi University/.test(school)) return 'MB ChB';
  if (/Ibadan|Lagos|Nigeria|Port Harcourt|Ilorin|Obafemi|Hong Kong|Baghdad/.test(school)) return 'MBBS';
  if (/Cairo|Ain Shams/.test(school)) return 'MB BCh';
  return MBBS.test(school) ? 'MBBS' : 'MD';
}

const MBBS =
  /All India|Azad|Grant|King |Lady|B\.J\.|Baroda|Pramukh|Amritsar|Christian|Dayanand|Osmania|Guntur|Andhra|Gandhi|Madras|Stanley|JIPMER|Dhaka|Calcutta|Salimullah|Aga Khan|Dow|Rawalpindi/;

function degreeYears(degree: string): number {
  return degree === 'MD' ? 6 : 5;
}

function residencyPlace(random: Random, state: State): string {
  const near = RESIDENCIES[TRAINS_IN[state] ?? state] as string[] | undefined;
  if (near && random.chance(0.55)) return random.pick(near);
  return random.pick(random.pick(Object.values(RESIDENCIES)));
}
