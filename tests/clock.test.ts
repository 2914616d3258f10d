import { expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import { addToOutbox } from '../server/features/mail/add-to-outbox.ts';
import { createClock } from '../server/platform/health/clock.ts';
import { addUser, poster, sessionOf } from './helpers/accounts.ts';
import { startApp } from './helpers/app.ts';
import { memoryStore } from './helpers/stores.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-23T12:00:00Z');

it('is the machine’s, also where that is put right by minutes', () => {
  const { clock, pass, jump, time } = machine();
  for (const by of [0, 4 * MINUTE, -4 * MINUTE, 1]) {
    jump(by);
    pass(MINUTE);
    expect(clock.now().getTime()).toBe(time());
    expect(clock.trouble()).toBeNull();
  }
});

it.each([400 * DAY, 8 * HOUR, 6 * MINUTE, -6 * MINUTE, -400 * DAY])(
  'runs on as before over a jump of %d ms that is taken back',
  (by) => {
    const { clock, pass, jump, time } = machine();
    jump(by);
    for (let minute = 0; minute < 59; minute++) {
      expect(clock.now().getTime()).toBe(time() - by);
      pass(MINUTE);
    }
    expect(clock.trouble()).toMatch(
      /^The machine's clock jumped from 2026-11-23T12:00.* to .*CLOCK=believed\.$/,
    );
    jump(-by);
    expect(clock.now().getTime()).toBe(time());
    expect(clock.trouble()).toBeNull();
  },
);

it('follows a jump that has lasted for an hour, and says the same of it all the time', () => {
  const { clock, pass, jump, time } = machine();
  jump(DAY);
  const said = clock.trouble();
  pass(HOUR - 1);
  expect(clock.trouble()).toBe(said);
  expect(clock.now().getTime()).toBe(time() - DAY);
  pass(1);
  expect(clock.now().getTime()).toBe(time());
  expect(clock.trouble()).toBeNull();
});

it('begins to wait anew when the clock jumps on', () => {
  const { clock, pass, jump, time } = machine();
  jump(DAY);
  clock.now();
  pass(HOUR - 1);
  jump(DAY);
  clock.now();
  pass(HOUR - 1);
  expect(clock.now().getTime()).toBe(time() - 2 * DAY);
});

it('follows a machine that has slept', () => {
  const { clock, pass, sleep, jump, time } = machine();
  for (let night = 0; night < 3; night++) {
    sleep(9 * HOUR);
    expect(clock.now().getTime()).toBe(time());
    pass(HOUR);
  }
  jump(DAY);
  expect(clock.now().getTime()).toBe(time() - DAY);
});

it.each([
  ['a moment', MINUTE, 0],
  ['a month', 30 * DAY, 0],
  ['a clock that was a little ahead', -MINUTE, 0],
  ['more than a month', 31 * DAY, 31 * DAY],
  ['a year', 400 * DAY, 400 * DAY],
  ['a clock that was ahead', -DAY, -DAY],
])('after %s begins where the site was last, unless it is to be believed', (_, rest, held) => {
  const { clock, pass, time } = machine();
  clock.goOnFrom(new Date(NOON - rest).toISOString());
  expect(clock.now().getTime()).toBe(NOON - held);
  expect(clock.trouble() !== null).toBe(held !== 0);
  pass(HOUR);
  expect(clock.now().getTime()).toBe(time());
});

it('begins as the machine says where the site has never been', () => {
  const { clock } = machine();
  clock.goOnFrom(null);
  expect(clock.now().getTime()).toBe(NOON);
});

it('ends no session and no mail for a jump of 400 days, unless that lasts', async () => {
  const { clock, pass, jump } = machine();
  const store = memoryStore(clock.now);
  const app = await startApp(store, { now: clock.now });
  await addUser(store, { email: 'ada@example.com' });
  const session = await sessionOf(poster(app.url), 'ada@example.com');
  addToOutbox(store, 'ada@example.com', { kind: 'password-changed' });
  const left = async () => {
    store.sweep();
    const { status } = await app.get(API.ownProfile, { headers: { authorization: session } });
    return [status, store.outbox.latest(9).map((mail) => mail.status)];
  };
  const before = await left();
  expect(before).toEqual([200, ['waiting']]);
  jump(400 * DAY);
  expect(await left()).toEqual(before);
  pass(2 * MINUTE);
  expect(await left()).toEqual(before);
  jump(-400 * DAY);
  expect(await left()).toEqual(before);
  jump(400 * DAY);
  clock.now();
  pass(HOUR);
  expect((await left())[0]).toBe(401);
});

/** A machine whose clock can be put wrong, and that can sleep. */
function machine() {
  let [wall, awake, running] = [NOON, 1234, 99_000];
  const clock = createClock({ wall: () => wall, awake: () => awake, running: () => running });
  return {
    clock,
    time: () => wall,
    jump: (by: number) => void (wall += by),
    sleep: (ms: number) => void ((wall += ms), (running += ms)),
    pass: (ms: number) => void ((wall += ms), (running += ms), (awake += ms)),
  };
}
