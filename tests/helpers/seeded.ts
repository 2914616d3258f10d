import fc from 'fast-check';
import { afterEach } from 'vitest';
import { SEED } from './scale.ts';

fc.configureGlobal({ seed: SEED });

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`Seed of this run: SEED=${SEED}`);
});
