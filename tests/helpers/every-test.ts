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

// Files of a worker share one window: none begins at the address that another has left.
afterAll(() => {
  if (typeof window !== 'undefined') window.history.replaceState(null, '', '/');
});
