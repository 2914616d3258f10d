import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { answered, told } from '../../backoffice/records/record-calls.ts';
import { playSchedule } from '../helpers/saving-schedules.ts';
import type { Reply, ScheduledFrontEnd, ScheduledRecord } from '../helpers/saving-schedules.ts';
import { SEED, sized } from '../helpers/scale.ts';

/** The backoffice: articles, pages and issues of the newsletter, published or not. */
const BACKOFFICE: ScheduledFrontEnd = {
  save: ({ account, stored, ask }, sent) =>
    answered(
      `admin-${account}`,
      async () => recordOf(await ask(sent)),
      async () => ({ id: await stored() }),
    ),
  callsAsStored: true,
  hasMoreThanDrafts: true,
  loadsAnew: true,
};

it.each(Array.from({ length: sized(200, 5000) }, (_, index) => SEED + index))(
  'schedule %i: nothing typed or acknowledged is lost, nothing is shown to another account',
  async (seed) => {
    await playSchedule(seed, BACKOFFICE);
    expect.hasAssertions();
  },
);

/** As `callRecord` answers. */
function recordOf({ status, record }: Reply): ScheduledRecord {
  if (status === 200 && record) return record;
  throw told(
    status === 0 ? new TypeError('Failed to fetch') : new HttpError(String(status), status, { record }),
  );
}
