import { expect, it } from 'vitest';
import type { WorkingHours } from '#contract/profiles.ts';
import type { SavedDoctor } from '../../public-site/components/call-list/saved-list.ts';
import { inCallingOrder } from '../../public-site/pages/call-list/calling-order.ts';
import { weekText } from '../../public-site/pages/call-list/week-text.ts';
import { MONDAY, saved } from './examples.ts';

const on = (day: WorkingHours['day'], opens: string, closes: string): WorkingHours => ({
  day,
  opens,
  closes,
});
const always = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) =>
  on(day, '00:00', '00:00'),
);

function order(doctors: SavedDoctor[], moment: Date): number[] {
  return inCallingOrder(doctors, moment).map(({ id }) => id);
}

it('has first who is open, and of those who closes first; then who opens first', () => {
  const doctors = [
    saved(1, { working_time: [on('tue', '09:00', '17:00')] }),
    saved(2, { working_time: always }),
    saved(3, { working_time: [on('mon', '08:00', '16:00')] }),
    saved(4, { working_time: [on('mon', '13:00', '16:00')] }),
    saved(5, { working_time: [on('mon', '09:00', '11:00')] }),
  ];
  expect(order(doctors, MONDAY)).toEqual([5, 3, 2, 4, 1]);
  expect(order(doctors, new Date('2026-11-16T12:00-05:00'))).toEqual([3, 2, 4, 1, 5]);
});

it('goes by the clock of each practice', () => {
  const nine = [on('mon', '09:00', '17:00')];
  const doctors = [
    saved(1, { state: 'CA', zip: '94110', working_time: nine }),
    saved(2, { state: 'IL', zip: '60601', working_time: nine }),
    saved(3, { working_time: nine }),
  ];
  expect(order(doctors, MONDAY)).toEqual([3, 2, 1]);
  // 10:00 in San Francisco: in Boston they have four hours left, there seven.
  expect(order(doctors, new Date('2026-11-16T13:00-05:00'))).toEqual([3, 2, 1]);
  expect(order(doctors, new Date('2026-11-16T18:30-05:00'))).toEqual([1, 3, 2]);
});

it('has after them whose hours are not known, and last who is no longer listed, as they were saved', () => {
  const doctors = [
    saved(1, { listed: false }),
    saved(2, { working_time: [] }),
    saved(3, { state: '' }),
    saved(4, { working_time: [on('sun', '09:00', '17:00')] }),
  ];
  expect(order(doctors, MONDAY)).toEqual([4, 2, 3, 1]);
});

it('has who takes no new patients behind who may, open or not, and before who is no longer listed', () => {
  const doctors = [
    saved(1, { accepting: 'no' }),
    saved(2, { accepting: 'no', working_time: always }),
    saved(3, { listed: false }),
    saved(4, { working_time: [] }),
    saved(5, { accepting: 'unconfirmed' }),
    saved(6, { accepting: 'no', working_time: [] }),
    saved(7, { working_time: [on('tue', '09:00', '17:00')] }),
  ];
  expect(order(doctors, MONDAY)).toEqual([5, 7, 4, 1, 2, 6, 3]);
});

it('stays as it is when only notes change', () => {
  const doctors = [saved(1), saved(2, { progress: 'full' }), saved(3)];
  expect(order(doctors, MONDAY)).toEqual([1, 2, 3]);
});

it('tells a week in few words', () => {
  expect(weekText(saved(1).working_time)).toBe('Mon–Fri 9:00 am – 5:30 pm');
  const split = [on('mon', '13:00', '00:00'), on('mon', '09:00', '12:00'), on('wed', '00:00', '00:00')];
  expect(weekText(split)).toBe('Mon 9:00 am – 12:00 pm, 1:00 pm – midnight; Wed all day');
  expect(weekText([])).toBe('');
});
