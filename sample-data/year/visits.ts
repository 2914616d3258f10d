import { DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import { DAY_MS } from '#contract/constants.ts';
import { VISIT_KINDS, VISIT_WEEKS } from '#contract/visits.ts';
import { Random } from '../random.ts';
import { daysAgoOf } from './year.ts';
import type { Act, Year } from './year.ts';

const STREAM = 0x7151;
/** Of those who open a profile, so many use its telephone and its website. */
const SHARES = { view: 1, phone: 0.11, website: 0.07 };
/** On the busiest profile, and on that of the demo's doctor, of whom everybody looks at these numbers. */
const MOST_A_DAY = 5;
const OF_THE_DEMO = 4;

/** How often profiles were opened and used in the weeks of which that is kept: more on weekdays, and of late. */
export function visits({ store, seed, today, doctors }: Year): Act[] {
  const random = new Random(seed, STREAM);
  const days = Array.from({ length: 7 * VISIT_WEEKS - 1 }, (_, n) => n + 1);
  const pulls = doctors.map(({ id, email, approved_at, content }) => ({
    id,
    kinds: VISIT_KINDS.filter((kind) => kind !== 'website' || content.website !== null),
    since: daysAgoOf({ today }, approved_at),
    pull: email === DEMO_DOCTOR ? OF_THE_DEMO : MOST_A_DAY * random.next() ** 4,
  }));
  return days.map((daysAgo) => {
    const at = Date.parse(today) - daysAgo * DAY_MS;
    return { at, act: () => pulls.forEach((one) => count(one, daysAgo, isWeekend(at))) };
  });

  function count(
    { id, kinds, since, pull }: (typeof pulls)[number],
    daysAgo: number,
    weekend: boolean,
  ): void {
    if (since <= daysAgo) return;
    const mean = pull * (weekend ? 0.5 : 1) * (1.15 - daysAgo / 250);
    for (const kind of kinds) {
      const times = Math.floor(2 * mean * SHARES[kind] * random.next() + random.next());
      if (times > 0) store.visits.count(id, kind, times);
    }
  }
}

function isWeekend(at: number): boolean {
  return [0, 6].includes(new Date(at).getUTCDay());
}
