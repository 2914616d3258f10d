import type { WorkingHours } from '#contract/profiles.ts';
import type { Random } from '../random.ts';

/** A week in the consulting room, one entry a day, Monday first. */
export function hours(random: Random): WorkingHours[] {
  const week = new Map<Day, [string, string]>();
  const [opens, closes] = random.weighted(RHYTHMS);
  for (const day of random.weighted(WEEKS)) week.set(day, [opens, closes]);
  const days = [...week.keys()];
  if (random.chance(0.4)) {
    for (const day of random.sample(days, random.int(1, 2))) week.set(day, random.pick(EVENINGS));
  }
  if (random.chance(0.45) && week.has('fri'))
    week.set('fri', [opens, random.pick(['12:00', '13:00', '14:00'])]);
  if (random.chance(0.13)) week.set('sat', random.pick(SATURDAYS));
  return DAYS.flatMap((day) => {
    const times = week.get(day);
    return times ? [{ day, opens: times[0], closes: times[1] }] : [];
  });
}

/** Whether somebody who works until five can come on some weekday. */
export function hasEvening(week: WorkingHours[]): boolean {
  return week.some(({ day, closes }) => day !== 'sat' && closes >= '18:30');
}

type Day = WorkingHours['day'];

const DAYS: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const WEEKS: [Day[], number][] = [
  [['mon', 'tue', 'wed', 'thu', 'fri'], 50],
  [['mon', 'tue', 'wed', 'thu'], 22],
  [['mon', 'tue', 'thu', 'fri'], 9],
  [['tue', 'wed', 'thu', 'fri'], 5],
  [['mon', 'wed', 'fri'], 5],
  [['tue', 'wed', 'thu'], 5],
  [['tue', 'thu'], 2],
  [['mon', 'tue', 'wed'], 2],
];

const RHYTHMS: [[string, string], number][] = [
  [['09:00', '17:00'], 30],
  [['08:30', '17:00'], 12],
  [['08:00', '16:00'], 11],
  [['08:00', '17:00'], 9],
  [['09:00', '18:00'], 10],
  [['10:00', '18:00'], 9],
  [['09:30', '17:30'], 6],
  [['07:30', '15:30'], 4],
  [['08:30', '16:30'], 5],
  [['09:00', '15:00'], 4],
];

const EVENINGS: [string, string][] = [
  ['12:00', '20:00'],
  ['12:00', '19:00'],
  ['11:00', '19:00'],
  ['13:00', '20:00'],
  ['10:00', '19:30'],
];

const SATURDAYS: [string, string][] = [
  ['09:00', '13:00'],
  ['09:00', '12:00'],
  ['10:00', '14:00'],
  ['08:30', '12:30'],
];
