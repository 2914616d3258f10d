import { expect, it } from 'vitest';
import { lastingDay } from '#contract/lasting-day.ts';
import { practiceDay } from '#contract/practice-day.ts';

it.each([
  ['MA', '02139', '2026-11-30T04:59:00Z', '2026-11-29'],
  ['MA', '02139', '2026-11-30T05:00:00Z', '2026-11-30'],
  ['TN', '37902', '2026-11-30T05:30:00Z', '2026-11-30'],
  ['TN', '37201', '2026-11-30T05:30:00Z', '2026-11-29'],
  ['HI', '96813', '2027-01-01T09:59:00Z', '2026-12-31'],
  ['GU', '96910', '2026-12-31T14:00:00Z', '2027-01-01'],
  // Nobody has said yet where it is.
  ['', '', '2026-11-30T01:00:00Z', '2026-11-30'],
] as const)('of a practice in %s %s %s is a moment of %s', (state, zip, moment, day) => {
  expect(practiceDay({ state, zip }, new Date(moment))).toBe(day);
});

it.each([
  ['2026-11-30T10:59:00Z', '2026-11-29'],
  ['2026-11-30T11:00:00Z', '2026-11-30'],
])('what holds until a day holds at %s until %s', (moment, day) => {
  expect(lastingDay(new Date(moment))).toBe(day);
  expect(practiceDay({ state: 'AS', zip: '96799' }, new Date(moment))).toBe(day);
});
