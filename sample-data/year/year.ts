import type { AuditEntry } from '../../db/audit.ts';
import type { Plan, Price } from '#contract/plans.ts';
import type { Store } from '../../db/store.ts';
import { DAY_MS } from '#contract/constants.ts';
import type { Random } from '../random.ts';
import type { PublicDoctor } from './public-doctors.ts';

/** What happens in the year happens to. Days are counted back from `today`, which is not a part of it. */
export interface Year {
  store: Store;
  /** The store's clock: the time of what happens. */
  now: () => Date;
  seed: number;
  /** ISO date. */
  today: string;
  prices: Record<Plan, Price>;
  /** The administrator who did the work of the year. */
  editor: number;
  /** The doctors who were there before it, by their ids. */
  doctors: readonly PublicDoctor[];
}

/** Something that happens at its time (milliseconds), when the store's clock says so. */
export interface Act {
  at: number;
  act: () => void;
}

const FIRST_HOUR = 13;
const LAST_HOUR = 22;

/** A moment of a day so many days ago (1: yesterday), while offices in America are open. */
export function momentOf({ today }: Pick<Year, 'today'>, daysAgo: number, random: Random): number {
  const minutes = random.int(FIRST_HOUR * 60, LAST_HOUR * 60);
  return Date.parse(today) - daysAgo * DAY_MS + minutes * 60_000;
}

export function isoOf(time: number): string {
  return new Date(time).toISOString();
}

/** How many whole days before the end of the year a moment is. */
export function daysAgoOf({ today }: Pick<Year, 'today'>, at: number | string): number {
  return Math.floor((Date.parse(today) - new Date(at).getTime()) / DAY_MS);
}

/** So many characters of what nobody guesses elsewhere; here the same each time. */
export function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
}

/** A line of the trail of what the administrator did about somebody's account. */
export function decided({ store, editor }: Year, user: number, action: AuditEntry['action'], note?: string) {
  store.audit.add({ action, user, actor: editor, object: { kind: 'doctor', id: user }, note });
}

/** Why a mail was given up. */
export interface Unsent {
  status: 'suppressed' | 'failed';
  error: string;
}

/** A mail that was sent at the moment at which it is now, or was given up. */
export function mailed(
  { store }: Year,
  recipient: string,
  kind: string,
  data: object,
  unsent?: Unsent,
): void {
  const { outbox } = store;
  const id = outbox.add({ recipient, kind, data });
  if (!unsent) return outbox.markSent(id, null);
  outbox.giveUp(id, unsent.status, unsent.error, true);
  if (unsent.status === 'suppressed') outbox.suppress(recipient, 'refused', unsent.error);
}
