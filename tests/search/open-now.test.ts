import { expect, it } from 'vitest';
import type { WorkingHours } from '#contract/profiles.ts';
import { timeZoneOf } from '#contract/time-zones.ts';
import { openNow, openText } from '../../public-site/components/open-now.ts';
import { PLACES } from '../helpers/stores.ts';

const BOSTON = 'America/New_York';
const at = (day: WorkingHours['day'], opens: string, closes: string): WorkingHours => ({
  day,
  opens,
  closes,
});
const WEEKDAYS = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => at(day, '09:00', '17:30'));

/** What a practice in Boston says at a moment of its own clock in the week from Monday, Nov 16, 2026. */
function said(hours: WorkingHours[], date: string, zone = BOSTON, offset = '-05:00'): string | null {
  const now = openNow(hours, zone, new Date(`${date}${offset}`));
  return now && openText(now);
}

it('says until when, and when next', () => {
  expect(said(WEEKDAYS, '2026-11-16T08:59')).toBe('Opens today 9:00 am');
  expect(said(WEEKDAYS, '2026-11-16T09:00')).toBe('Open now · until 5:30 pm');
  expect(said(WEEKDAYS, '2026-11-16T17:29')).toBe('Open now · until 5:30 pm');
  expect(said(WEEKDAYS, '2026-11-16T17:30')).toBe('Opens tomorrow 9:00 am');
  expect(said(WEEKDAYS, '2026-11-20T18:00')).toBe('Opens Mon 9:00 am');
  expect(said(WEEKDAYS, '2026-11-22T23:59')).toBe('Opens tomorrow 9:00 am');
  expect(said([], '2026-11-16T09:00')).toBeNull();
});

it('knows breaks, nights, the end of the week and practices that never close', () => {
  const split = [at('mon', '09:00', '12:00'), at('mon', '13:00', '17:00')];
  expect(said(split, '2026-11-16T12:30')).toBe('Opens today 1:00 pm');
  expect(said(split, '2026-11-16T18:00')).toBe('Opens Mon 9:00 am');
  const night = [at('sun', '20:00', '02:00')];
  expect(said(night, '2026-11-22T23:00')).toBe('Open now · until 2:00 am');
  expect(said(night, '2026-11-16T01:59')).toBe('Open now · until 2:00 am');
  expect(said(night, '2026-11-16T02:00')).toBe('Opens Sun 8:00 pm');
  const weekend = [at('sat', '00:00', '00:00'), at('sun', '00:00', '00:00')];
  expect(said(weekend, '2026-11-21T10:00')).toBe('Open now · until Mon 12:00 am');
  const always = [...WEEKDAYS.map(({ day }) => at(day, '00:00', '00:00')), ...weekend];
  expect(said(always, '2026-11-18T10:00')).toBe('Open now · around the clock');
});

it('goes by the clock of the practice, in summer as in winter', () => {
  const moment = '2026-11-16T14:30';
  expect(said(WEEKDAYS, moment, BOSTON, 'Z')).toBe('Open now · until 5:30 pm');
  expect(said(WEEKDAYS, moment, 'America/Los_Angeles', 'Z')).toBe('Opens today 9:00 am');
  expect(said(WEEKDAYS, '2026-07-13T13:30', BOSTON, 'Z')).toBe('Open now · until 5:30 pm');
  expect(said(WEEKDAYS, '2026-07-13T16:00', 'America/Phoenix', 'Z')).toBe('Open now · until 5:30 pm');
  expect(said(WEEKDAYS, '2026-07-13T15:30', 'America/Phoenix', 'Z')).toBe('Opens today 9:00 am');
});

it.each([
  ['MA', '02139', BOSTON],
  ['FL', '33101', BOSTON],
  ['FL', '32501', 'America/Chicago'],
  ['FL', '32456', BOSTON],
  ['TN', '37203', 'America/Chicago'],
  ['TN', '37402', BOSTON],
  ['TN', '37902', BOSTON],
  ['KY', '40202', BOSTON],
  ['KY', '42101', 'America/Chicago'],
  ['IN', '46204', 'America/Indiana/Indianapolis'],
  ['IN', '46402', 'America/Chicago'],
  ['IN', '47708', 'America/Chicago'],
  ['MI', '49801', 'America/Chicago'],
  ['ND', '58601', 'America/Denver'],
  ['SD', '57701', 'America/Denver'],
  ['SD', '57104', 'America/Chicago'],
  ['NE', '69361', 'America/Denver'],
  ['NE', '69101', 'America/Chicago'],
  ['KS', '67735', 'America/Denver'],
  ['TX', '79901', 'America/Denver'],
  ['TX', '77001', 'America/Chicago'],
  ['ID', '83702', 'America/Boise'],
  ['ID', '83814', 'America/Los_Angeles'],
  ['OR', '97914', 'America/Boise'],
  ['AZ', '85004', 'America/Phoenix'],
  ['AZ', '86515', 'America/Denver'],
  ['AK', '99501', 'America/Anchorage'],
  ['HI', '96813', 'Pacific/Honolulu'],
  ['PR', '00901', 'America/Puerto_Rico'],
  ['GU', '96910', 'Pacific/Guam'],
] as const)('%s %s keeps the time of %s', (state, zip, zone) => {
  expect(PLACES.zip(zip)?.state).toBe(state);
  expect(timeZoneOf(state, zip)).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow();
});
