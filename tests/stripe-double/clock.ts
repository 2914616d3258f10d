import { nextDue } from './billing/due.ts';
import type { State } from './state.ts';
import type { Webhooks } from './webhooks.ts';

export interface Clock {
  now(): Date;
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  advanceTo(date: Date): Promise<void>;
}

/**
 * The stand-in's own clock stands until it is moved. Whatever falls due on the way happens at its own time and in
 * order, each with its webhooks answered before the next.
 */
export function createClock(state: State, webhooks: Webhooks): Clock {
  async function advanceTo(date: Date): Promise<void> {
    const end = date.getTime();
    if (end < state.time)
      throw new RangeError(`The clock is at ${new Date(state.time).toISOString()} already`);
    for (let step = next(); step.at <= end; step = next()) {
      state.time = Math.max(state.time, step.at);
      await step.run();
      await webhooks.settled();
    }
    state.time = end;
  }

  function next(): { at: number; run: () => void | Promise<void> } {
    const due = nextDue(state);
    const retry = webhooks.nextRetry();
    if (due && due.at * 1000 <= retry) return { at: due.at * 1000, run: due.run };
    return { at: retry, run: webhooks.retry };
  }

  return {
    now: () => new Date(state.time),
    advance: (milliseconds) => advanceTo(new Date(state.time + milliseconds)),
    advanceTo,
  };
}
