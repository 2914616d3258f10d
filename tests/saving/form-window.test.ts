import { Script } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { createClock } from '../helpers/forms/clock.ts';
import { openWindow } from '../helpers/forms/form-window.ts';

const storage: Storage = {
  ...{ length: 0, key: () => null, getItem: () => null },
  ...{ setItem: () => undefined, removeItem: () => undefined, clear: () => undefined },
};

it('a window that is gone hears nothing, and leaves no rejection that nobody handles', async () => {
  let lose: (error: Error) => void = () => undefined;
  const fetch = () => new Promise<Response>((_, reject) => (lose = reject));
  const opened = openWindow(new Script(''), '/', { clock: createClock(0), storage, fetch });
  const hear = vi.fn();
  opened.window.fetch('/api').then(hear, hear);
  opened.end();
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  lose(new TypeError('Failed to fetch'));
  await new Promise((later) => setImmediate(later));
  process.off('unhandledRejection', unhandled);
  expect([hear, unhandled].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
