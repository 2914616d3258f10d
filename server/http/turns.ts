import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { busy } from './meter.ts';
import type { Meter } from './meter.ts';

interface Needs {
  callers: { of: (request: IncomingMessage) => string };
  /** Hears of how long the process was busy for a request, in milliseconds. */
  spend: (request: IncomingMessage, milliseconds: number) => void;
  meter?: Meter;
}

interface Waiting {
  request: IncomingMessage;
  work: () => void;
}

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

  /** Does some work in a turn of the request's caller: now, or after what of theirs waits already. */
  function take(request: IncomingMessage, work: () => void): void {
    const caller = callers.of(request);
    const line = lines.get(caller);
    if (line) return void line.push({ request, work });
    lines.set(caller, []);
    begin(caller, { request, work });
  }

  function begin(caller: string, { request, work }: Waiting): void {
    settle();
    setImmediate(goOn, caller);
    current = { request, took: meter() };
    work();
  }

  function goOn(caller: string): void {
    settle();
    const next = lines.get(caller)?.shift();
    if (next) begin(caller, next);
    else lines.delete(caller);
  }

  function settle(): void {
    if (current) spend(current.request, current.took());
    current = null;
  }

  return {
    take,
    /** Resolves in a turn: for what goes on after it has waited for something, or that would take too long at once. */
    next: (request: IncomingMessage): Promise<void> => new Promise((resolve) => take(request, resolve)),
  };
}

/** What comes behind it is done in a turn of the caller's. */
export function takingTurns({ turns }: { turns: Turns }): RequestHandler {
  return (request, _, next) => turns.take(request, next);
}
