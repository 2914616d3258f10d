import { expect, it } from 'vitest';
import type { ProfileContent } from '#contract/profiles.ts';
import { compareProfile } from '../../server/features/registry/compare-profile.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { judge } from './made-doctors/judge.ts';
import { madeDoctors } from './made-doctors/made-doctors.ts';
import { readMade } from './made-doctors/read-made.ts';

const LEAST = 0.99;

it('says of made doctors with known dirt what a careful reviewer would, and never that two are one', async () => {
  const { doctors, unrelated } = madeDoctors(sized(1000, 10_000), SEED);
  const { registry } = await readMade(doctors, unrelated);
  const said = doctors.map(({ profile }) => compareProfile({ ...OTHER, ...profile }, registry));
  const { judgements, misses, wrongDoctors, takenForOthers, report } = judge(doctors, said);

  const told = `seed ${SEED}: ${misses.length} of ${judgements} wrong, ${wrongDoctors} of ${doctors.length} doctors\n${report}`;
  expect(misses.filter(({ result }) => result === 'same').length, told).toBe(0);
  expect(takenForOthers, told).toBe(0);
  expect(1 - misses.length / judgements, told).toBeGreaterThanOrEqual(LEAST);
  expect(1 - wrongDoctors / doctors.length, told).toBeGreaterThanOrEqual(LEAST);
});

const OTHER = { ...IDENTITY, ...PRACTICE, avatar: null, accepting_confirmed_at: null } as ProfileContent;
