import type { IncomingMessage } from 'node:http';
import { setImmediate as round } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTurns, takingTurns } from '../../server/platform/http/turns.ts';

const of = (caller: string, method = 'GET') =>
  ({ caller, method, socket: { destroyed: false } }) as unknown as IncomingMessage;
const RESPONSE = {} as unknown as Response;
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

  it('are passed over by whoever has left before something was read for them', async () => {
    const [gone, sent] = [of('ada'), of('ada', 'POST')];
    take('ada');
    turns.take(gone, work('gone', 1));
    turns.take(sent, work('sent', 1));
    const goesOn = turns.next(gone).then(work('went on', 1));
    take('ada');
    for (const { socket } of [gone, sent]) Object.assign(socket, { destroyed: true });
    await round();
    expect(done).toEqual(['ada', 'sent']);
    await goesOn;
    await round();
    expect(done).toEqual(['ada', 'sent', 'went on', 'ada']);
  });

  it('go on after one has failed', async () => {
    const failing = () => {
      time += 4;
      throw new Error('failed');
    };
    expect(() => turns.take(of('ada'), failing)).toThrow('failed');
    take('ada');
    take('ben');
    await round();
    expect(done).toEqual(['ben', 'ada']);
    expect(spent[0]).toEqual(['ada', 4]);
  });

  it('are not promised to a caller of whom 500 wait', () => {
    const ask = (caller: string) => takingTurns({ turns })(of(caller) as Request, RESPONSE, () => {});
    for (let n = 0; n < 501; n++) ask('ada');
    expect(() => ask('ada')).toThrow(expect.objectContaining({ status: 503 }));
    expect(() => ask('ben')).not.toThrow();
  });
});
