import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { REPLIES } from '#contract/messages.ts';
import { busy } from './meter.ts';
import type { Meter } from './meter.ts';
import { Refusal } from './refusal.ts';

interface Needs {
  callers: { of: (request: IncomingMessage) => string };
  /** Hears of how long the process was busy for a request, in milliseconds. */
  spend: (request: IncomingMessage, milliseconds: number) => void;
  meter?: Meter;
}

interface Waiting {
  request: IncomingMessage;
  work: () => void;
  /** Is done also for somebody who has left: it was begun. */
  isBegun: boolean;
}

/** As many connections as an address may have. */
const MOST_WAITING = 500;
const RETRY_AFTER_SECONDS = 2;

export type Turns = ReturnType<typeof createTurns>;

/**
 * Whose work the process does. While it works for one, all others wait: so each caller gets one turn, and no more before
 * everybody else who is there has been heard (a round of the event loop). What is done from a turn's beginning to the
 * end of the round, or to the next turn, has been done for its caller.
 */
export function createTurns({ callers, spend, meter = busy }: Needs) {
  /** Of those who had a turn in this round: what waits for the next ones. */
  const lines = new Map<string, Waiting[]>();
  let current: { request: IncomingMessage; took: () => number } | null = null;

  function take(waiting: Waiting): void {
    const caller = callers.of(waiting.request);
    const line = lines.get(caller);
    if (line) return void line.push(waiting);
    lines.set(caller, []);
    begin(caller, waiting);
  }

  /** How many of a caller's wait; with those who have left as long as nobody has looked. */
  function waiting(request: IncomingMessage): number {
    return lines.get(callers.of(request))?.length ?? 0;
  }

  function begin(caller: string, { request, work }: Waiting): void {
    settle();
    setImmediate(goOn, caller);
    current = { request, took: meter() };
    work();
  }

  function goOn(caller: string): void {
    settle();
    const next = nextOf(caller);
    if (next) begin(caller, next);
    else lines.delete(caller);
  }

  /** Passes over what nobody waits for any more. */
  function nextOf(caller: string): Waiting | undefined {
    const line = lines.get(caller);
    let next = line?.shift();
    while (next && !next.isBegun && hasLeft(next.request)) next = line?.shift();
    return next;
  }

  function settle(): void {
    if (current) spend(current.request, current.took());
    current = null;
  }

  return {
    /** Whether more of a caller waits than anybody asks for. */
    isFull: (request: IncomingMessage): boolean => waiting(request) >= MOST_WAITING,
    /**
     * Does some work in a turn of the request's caller: now, or after what of theirs waits already. It is left out when
     * whoever wanted to read something has gone by then.
     */
    take: (request: IncomingMessage, work: () => void): void => take({ request, work, isBegun: false }),
    /** Resolves in a turn: for what goes on after it has waited for something, or that would take too long at once. */
    next: (request: IncomingMessage): Promise<void> =>
      new Promise((resolve) => take({ request, work: resolve, isBegun: true })),
  };
}

/** What was sent is done also for somebody who does not hear of it. */
function hasLeft({ method, socket }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && socket.destroyed;
}

/** What comes behind it is done in a turn of the caller's. Refuses, with 503, a caller of whom too much waits. */
export function takingTurns({ turns }: { turns: Turns }): RequestHandler {
  return (request, _, next) => {
    if (turns.isFull(request)) throw new Refusal(503, REPLIES.busy, { retryAfter: RETRY_AFTER_SECONDS });
    turns.take(request, next);
  };
}
