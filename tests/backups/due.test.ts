import { expect, it } from 'vitest';
import { isDue, nextQuietHour } from '../../server/features/backups/due.ts';

const at = (time: string) => ({ at: new Date(time).toISOString(), why: 'nightly' as const });

it.each([
  ['there is none', [], '2026-11-23T12:00:00Z', true],
  ['tonight’s is there', [at('2026-11-23T09:00:30Z')], '2026-11-23T12:00:00Z', false],
  ['it is not night yet', [at('2026-11-22T09:00:30Z')], '2026-11-23T08:59:59Z', false],
  ['the hour has come', [at('2026-11-22T09:00:30Z')], '2026-11-23T09:00:00Z', true],
  ['the machine was off', [at('2026-11-20T09:00:30Z')], '2026-11-23T05:00:00Z', true],
  ['the last one lies ahead', [at('2027-12-28T09:00:30Z')], '2026-11-23T12:00:00Z', true],
  [
    'the last one was made by hand',
    [{ ...at('2026-11-23T10:00:00Z'), why: 'by hand' as const }],
    '2026-11-23T12:00:00Z',
    true,
  ],
])('a nightly backup is due, or not: %s', (_, backups, now, due) => {
  expect(isDue(backups, new Date(now))).toBe(due);
});

it('the next one is at the next quiet hour', () => {
  expect(nextQuietHour(new Date('2026-11-23T08:59:59Z')).toISOString()).toBe('2026-11-23T09:00:00.000Z');
  expect(nextQuietHour(new Date('2026-12-31T09:00:00Z')).toISOString()).toBe('2027-01-01T09:00:00.000Z');
});
