import { uptime } from 'node:os';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** By which a clock may be put right at once: everything that ends knows how to live with that. */
const SMALL = 5 * MINUTE;
/** What a jump must last to be believed: longer than any service waits that puts clocks right (decision 33). */
const LONG_ENOUGH = HOUR;
/** How long a site may have stood still. */
const LONGEST_REST = 30 * DAY;

interface Clocks {
  /** What the machine says. Milliseconds, as Date.now(). */
  wall?: () => number;
  /** What runs evenly while the machine is awake. Milliseconds. */
  awake?: () => number;
  /** What runs evenly, also while it sleeps, but takes long to ask. Milliseconds. */
  running?: () => number;
}

/**
 * The time, as far as it can be believed. A clock that jumps by days, and back a moment later, would end sessions, mails
 * and plans, and delete what has a time limit. So a jump that nothing explains is not followed at first: the time runs on
 * as before, until the machine's is back where it was, or has stayed where it jumped to for an hour.
 */
export function createClock({
  wall = Date.now,
  awake = () => performance.now(),
  running = () => uptime() * 1000,
}: Clocks = {}) {
  const begin = running() - awake();
  /** How long the machine has slept since. */
  let slept = 0;
  /** The time, less what `steady` says: as it is believed, and where the machine's has jumped to. */
  let believed = wall() - awake();
  let doubt: { offset: number; since: number; sentence: string } | null = null;

  const steady = () => awake() + slept;

  function now(): Date {
    const time = wall();
    if (isNear(time - steady(), believed)) return follow(time);
    slept = Math.max(slept, running() - awake() - begin);
    const offset = time - steady();
    if (isNear(offset, believed)) return follow(time);
    const held = new Date(believed + steady());
    if (!doubt || !isNear(offset, doubt.offset))
      doubt = { offset, since: steady(), sentence: jumped(held, new Date(time)) };
    return steady() - doubt.since >= LONG_ENOUGH ? follow(time) : held;
  }

  function follow(time: number): Date {
    believed = time - steady();
    doubt = null;
    return new Date(time);
  }

  return {
    now,
    /** Begins where the site was last: what lies before that, or too long after it, is a jump as well. */
    goOnFrom(last: string | null): void {
      if (last === null) return;
      const rest = wall() - Date.parse(last);
      if (rest < -SMALL || rest > LONGEST_REST) believed = Date.parse(last) - steady();
    },
    /** Says which time is not believed, and until when; null when all is well. */
    trouble(): string | null {
      now();
      return doubt && doubt.sentence;
    },
  };
}

function jumped(from: Date, to: Date): string {
  const until = new Date(to.getTime() + LONG_ENOUGH);
  return `The machine's clock jumped from ${from.toISOString()} to ${to.toISOString()}: the site goes on by the time before, and ends and deletes nothing for it, until the clock is back or says ${until.toISOString()}; if it is right, restart with CLOCK=believed.`;
}

function isNear(offset: number, other: number): boolean {
  return Math.abs(offset - other) <= SMALL;
}
