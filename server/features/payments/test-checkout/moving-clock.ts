import { DAY_MS } from '#contract/constants.ts';
import type { TEST_CLOCK_STEPS } from '#contract/test-checkout.ts';
import type { Store } from '../../../../db/store.ts';
import type { Payments } from '../payments.ts';
import type { Change } from './books.ts';
import { monthsAfter } from '../../../../db/payments/periods.ts';
import { happen, nextDue } from './renewals.ts';

const EIGHT_DAYS = 8 * DAY_MS;

interface ClockParts {
  store: Store;
  row: NonNullable<Store['testCheckout']>;
  change: Change;
  tellAll: () => void;
  payments: Payments;
}

/**
 * The clock by which plans renew and end in the demo. Whatever falls due on the way happens at its own time and in order,
 * and the site has heard of it before the next.
 */
export function createMovingClock({ store, row, change, tellAll, payments }: ClockParts) {
  let moving: Promise<void> = Promise.resolve();

  return {
    /** Resolves when everything that was due is heard. */
    moveOn: (step: (typeof TEST_CLOCK_STEPS)[number]): Promise<void> =>
      inTurn(() => {
        const now = row.now();
        return new Date(step === 'month' ? monthsAfter(now.toISOString(), 1) : now.getTime() + EIGHT_DAYS);
      }),
    /** Time passes by itself, too. */
    jobs: (every: number) => [{ name: 'test checkout', every, run: passTime }],
  };

  function passTime(): Promise<void> {
    tellAll();
    return inTurn(row.now);
  }

  function inTurn(to: () => Date): Promise<void> {
    const mine = moving.catch(() => undefined).then(() => moveTo(to()));
    moving = mine;
    return mine;
  }

  async function moveTo(time: Date): Promise<void> {
    const end = time.toISOString();
    for (let due = nextDue(row.state()); due && due.at <= end; due = nextDue(row.state())) {
      const { at, subscription } = due;
      store.transaction(() => row.moveTo(new Date(at)));
      change((books) => happen(books, books.state.subscriptions[subscription]));
      await payments.taken?.follow(subscription);
      payments.turn();
    }
    store.transaction(() => row.moveTo(time));
    payments.turn();
  }
}
