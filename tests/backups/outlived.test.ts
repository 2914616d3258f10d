import { describe, expect, it } from 'vitest';
import { outlived } from '../../db/backups/outlived.ts';
import type { BackupReason } from '#contract/backups.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

function made(day: string, why: BackupReason = 'nightly', time = '09:00') {
  return { name: `${day} ${time}`, at: `${day}T${time}:00.000Z`, why };
}

/** One a night, the last one on the day of NOW. */
function nights(count: number) {
  return Array.from({ length: count }, (_, n) =>
    made(new Date(NOW.getTime() - n * 86_400_000).toISOString().slice(0, 10)),
  );
}

function keptOf(backups: ReturnType<typeof made>[], months = 12, now = NOW): string[] {
  const gone = outlived(backups, now, months);
  return backups.map(({ name }) => name).filter((name) => !gone.includes(name));
}

describe('what is kept of the backups', () => {
  it('is the last of each of 7 days, 4 weeks and 12 months', () => {
    expect(keptOf(nights(500)).map((name) => name.slice(0, 10))).toEqual([
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-15',
      '2026-11-08',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
      '2026-05-31',
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
    ]);
  });

  it('is no older than so many months, but for what was made by hand, and the last of all', () => {
    const old = made('2026-01-05', 'by hand', '10:00');
    const kept = keptOf([...nights(500), old, made('2026-01-06', 'before a restore', '10:00')], 6);
    expect(kept.at(-2)?.slice(0, 10)).toBe('2026-05-31');
    expect(kept.at(-1)).toBe(old.name);
    expect(keptOf([made('2024-01-01')], 6)).toHaveLength(1);
  });

  it('is the last of a day with several', () => {
    expect(keptOf([made('2026-11-23', 'nightly', '09:00'), made('2026-11-23', 'nightly', '23:00')])).toEqual([
      '2026-11-23 23:00',
    ]);
  });

  it('is the same number whatever a clock said: what lies ahead pushes out one of each', () => {
    const ahead = made('2027-12-28');
    const kept = keptOf([ahead, ...nights(30)]);
    expect(kept).toContain(ahead.name);
    expect(kept.length).toBeGreaterThanOrEqual(9);
    expect(keptOf(nights(30), 12, new Date('2027-12-28T10:00:00Z'))).toHaveLength(1 + 9);
  });

  it('is the last three from before an update, which push out no nightly one', () => {
    const updates = ['01', '02', '03', '04'].map((day) =>
      made(`2026-11-${day}`, 'before an update', '12:00'),
    );
    expect(keptOf([...nights(3), ...updates])).toEqual([
      ...nights(3).map(({ name }) => name),
      ...updates.slice(1).map(({ name }) => name),
    ]);
  });
});
