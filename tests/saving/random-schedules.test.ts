import { expect, it } from 'vitest';
import { ApiError } from '../../public-site/app/api.ts';
import { answered } from '../../public-site/components/drafts/answered.ts';
import { playSchedule } from '../helpers/saving-schedules.ts';
import type { Reply, ScheduledFrontEnd, ScheduledRecord } from '../helpers/saving-schedules.ts';
import { SEED, sized } from '../helpers/scale.ts';

/** The public site: a doctor's profile and articles. */
const PUBLIC_SITE: ScheduledFrontEnd = {
  save: ({ account, known, ask }, sent) =>
    answered(known() === account, {
      save: async () => recordOf(await ask(sent)),
      latest: async () => recordOf(await ask()),
    }),
  callsAsStored: false,
  hasMoreThanDrafts: false,
  loadsAnew: false,
};

it.each(Array.from({ length: sized(200, 5000) }, (_, index) => SEED + index))(
  'schedule %i: nothing typed or acknowledged is lost, nothing is shown to another account',
  async (seed) => {
    await playSchedule(seed, PUBLIC_SITE);
    expect.hasAssertions();
  },
);

/** As app/api.ts answers. */
function recordOf({ status, record, retryAfter }: Reply): ScheduledRecord {
  if (status === 200 && record) return record;
  throw new ApiError(status, String(status), {}, retryAfter);
}
