import type { IncomingMessage } from 'node:http';
import { setImmediate as round } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTurns } from '../../server/http/turns.ts';

const of = (caller: string) => ({ caller }) as unknown as IncomingMessage;
const callerOf = (request: IncomingMessage) => (request as unknown as { caller: string }).caller;
let time: number;
let spent: [string, number][];
let done: string[];
let turns: ReturnType<typeof createTurns>;

beforeEach(() => {
  time = 0;
  spent = [];
  done = [];
  turns = createTurns({
    callers: { of: callerOf },
    spend: (request, milliseconds) => void spent.push([callerOf(request), milliseconds]),
    meter: () => {
      const began = time;
      return () => time - began;
    },
  });
});

/** Takes some time. */
const work = (caller: string, milliseconds: number) => () => {
  time += milliseconds;
  done.push(caller);
};
const take = (caller: string, milliseconds = 1) => turns.take(of(caller), work(caller, milliseconds));

describe('turns', () => {
  it('are taken at once, and by each caller once in a round', async () => {
    for (let n = 0; n < 3; n++) take('greedy');
    take('other');
    expect(done).toEqual(['greedy', 'other']);
    await round();
    expect(done).toEqual(['greedy', 'other', 'greedy']);
    take('other');
    take('third');
    expect(done).toEqual(['greedy', 'other', 'greedy', 'other', 'third']);
    await round();
    await round();
    expect(done).toEqual(['greedy', 'other', 'greedy', 'other', 'third', 'greedy']);
  });

  it('cost their callers what is done in them, also after something that was ready', async () => {
    turns.take(of('ada'), () => {
      time += 10;
      void Promise.resolve().then(() => (time += 5));
    });
    await round();
    expect(spent).toEqual([['ada', 15]]);
    time += 1000;
    await round();
    expect(spent).toEqual([['ada', 15]]);
  });

  it('end where another begins', async () => {
    take('ada', 10);
    take('ben', 3);
    await round();
    expect(spent).toEqual([
      ['ada', 10],
      ['ben', 3],
    ]);
  });

  it('can be waited for', async () => {
    take('ada');
    await turns.next(of('ada'));
    time += 7;
    await round();
    expect(spent).toEqual([
      ['ada', 1],
      ['ada', 7],
    ]);
  });
});
