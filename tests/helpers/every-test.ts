import fc from 'fast-check';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { SEED } from './scale.ts';
import { beginTest, endFile, endTest } from './until-the-end.ts';

fc.configureGlobal({ seed: SEED });

beforeEach(beginTest);

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`Seed of this run: SEED=${SEED}`);
});

afterEach(endTest);
afterAll(endFile);
