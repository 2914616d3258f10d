import fc from 'fast-check';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { SEED } from './scale.ts';
import { beginTest, endFile, endTest } from './until-the-end.ts';

fc.configureGlobal({ seed: SEED });

// Whoever is asked for first connects for `fetch`: Node itself, and not the package that jsdom brings along, which knows
// no `content-length` of Node's. Before, it hung on which file of a worker came first.
Reflect.get(globalThis, 'Headers');

beforeEach(beginTest);

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`Seed of this run: SEED=${SEED}`);
});

afterEach(endTest);
afterAll(endFile);

// Files of a worker share one window. None begins at the address that another has left, and none ends before its effects
// have run: Preact has them wait for a frame, or for a clock that asks for the window once that is gone.
afterAll(async () => {
  if (typeof window === 'undefined') return;
  window.history.replaceState(null, '', '/');
  await new Promise(window.requestAnimationFrame);
});
