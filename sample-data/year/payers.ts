import { DAY_MS } from '#contract/constants.ts';
import { DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import { monthsAfter } from '../../db/payments/periods.ts';
import { Random } from '../random.ts';
import type { Payer } from './paying.ts';
import type { PublicDoctor } from './public-doctors.ts';
import { daysAgoOf, isoOf, momentOf } from './year.ts';
import type { Year } from './year.ts';

const STREAM = 0x9a11;
/** Who came before the year was given a plan for good; of those who came in it, so many pay. */
const PAYING_SHARE = 0.24;
const YEARLY_SHARE = 0.3;
const FAILS_ONCE_SHARE = 0.08;
const OLDEST = 350;

/** Those of the doctors who were there already who pay. */
export function payersAmong(year: Year): Payer[] {
  const random = new Random(year.seed, STREAM);
  const { doctors } = year;
  const founders = doctors.filter(({ approved_at }) => daysAgoOf(year, approved_at) > OLDEST);
  const others = doctors.filter(
    (one) => !founders.includes(one) && one.email !== DEMO_DOCTOR && daysAgoOf(year, one.approved_at) > 8,
  );
  const paying = others
    .filter(() => random.chance(PAYING_SHARE))
    .map((doctor): Payer => {
      const plan = random.chance(YEARLY_SHARE) ? 2 : 1;
      const failsOnce = plan === 1 && random.chance(FAILS_ONCE_SHARE);
      return {
        ...payerOf(doctor),
        plan,
        from: momentOf(year, daysAgoOf(year, doctor.approved_at), random),
        failsOnce,
      };
    });
  const demo = doctors.find(({ email }) => email === DEMO_DOCTOR);
  if (demo)
    paying.push({
      ...payerOf(demo),
      plan: 1,
      from: momentOf(year, Math.min(200, daysAgoOf(year, demo.approved_at)), random),
    });
  return [...paying, ...oddOnes(year, founders, random)];
}

/** A renewal that fails these days, plans that end with their period, and money that went back. */
function oddOnes(year: Year, founders: readonly PublicDoctor[], random: Random): Payer[] {
  const since = (daysAgo: number, months: number) =>
    Date.parse(monthsAfter(isoOf(momentOf(year, daysAgo, random)), -months));
  const ago = (daysAgo: number) => momentOf(year, daysAgo, random);
  const failing = [since(1, 5), since(2, 9)];
  const ending = [since(12, 3), since(20, 7), since(25, 2)];
  const odd: Omit<Payer, 'id' | 'email' | 'created_at'>[] = [
    ...failing.map((from) => ({ plan: 1 as const, from, failsFrom: Date.parse(year.today) - 3 * DAY_MS })),
    ...ending.map((from, i) => ({ plan: 1 as const, from, cancels: ago(3 + 3 * i) })),
    { plan: 2, from: since(240, 0), cancels: ago(9) },
    { plan: 1, from: since(130, 1), disputed: ago(121) },
  ];
  return odd.slice(0, founders.length).map((how, i) => ({ ...payerOf(founders[i]), ...how }));
}

function payerOf({ id, email, created_at }: PublicDoctor): Pick<Payer, 'id' | 'email' | 'created_at'> {
  return { id, email, created_at };
}
