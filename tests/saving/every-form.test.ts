import type { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { createClock } from '../helpers/forms/clock.ts';
import { BACKOFFICE_FORMS, SITE_FORMS } from '../helpers/forms/form-kinds.ts';
import { playForm } from '../helpers/forms/form-schedule.ts';
import type { Given } from '../helpers/forms/form-schedule.ts';
import { pageScript } from '../helpers/forms/page-script.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { memoryStore } from '../helpers/stores.ts';

const clock = createClock(Date.parse('2026-11-22T12:00:00Z'));
const now = () => new Date(clock.now());
let app: TestApp;

beforeAll(async () => {
  app = await startApp(memoryStore(now), { now });
});

/** What was lost, or written over, each in the fewest steps that show it. */
const SMALLEST: Record<string, Record<string, Given[]>> = {
  'set-up of a profile': {
    'what is typed while a step is saved stays': [
      [0, 'press', 'Save and go on'],
      [0, 'type', '[name=title]'],
      [0, 'answer'],
    ],
    'what is typed while the draft before a step is saved stays': [
      [0, 'type', '[name=title]'],
      [0, 'press', 'Save and go on'],
      [0, 'type', '[name=title]'],
      [0, 'answer'],
      [0, 'answer'],
    ],
    'a step that is saved takes no draft of another device': [
      [1, 'open'],
      [1, 'type', '[name=title]'],
      [1, 'wait'],
      [1, 'answer'],
      [1, 'close'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
    ],
    'a step writes over no step that another device has saved': [
      [1, 'open'],
      [1, 'type', '[name=title]'],
      [1, 'press', 'Save and go on'],
      [1, 'answer'],
      [1, 'answer'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
    ],
  },
  'sections of a profile': {
    'what is typed while a section is saved stays': [
      [0, 'press', 'Edit About'],
      [0, 'type', '[name=summary]'],
      [0, 'press', 'Save'],
      [0, 'type', '[name=summary]'],
      [0, 'answer'],
    ],
    'what an earlier visit left writes over nothing that was saved since': [
      [0, 'press', 'Edit About'],
      [0, 'type', '[name=summary]'],
      [0, 'close'],
      [1, 'open'],
      [1, 'press', 'Edit About'],
      [1, 'type', '[name=summary]'],
      [1, 'press', 'Save'],
      [1, 'answer'],
      [0, 'open'],
      [0, 'press', 'Save'],
      [0, 'answer'],
    ],
  },
  articles: {
    'topics are kept as they are typed': [
      [0, 'type', 'input:not([maxlength]):not([type])'],
      [0, 'close'],
    ],
  },
};

describe.each([
  ['site', SITE_FORMS],
  ['backoffice', BACKOFFICE_FORMS],
] as const)('%s', (frontEnd, kinds) => {
  let script: Script;
  beforeAll(async () => {
    script = await pageScript(frontEnd);
  });

  describe.each(Object.entries(kinds))('%s', (name, kind) => {
    it.each(Object.entries(SMALLEST[name] ?? {}))('%s', async (_, given) => {
      await playForm({ seed: SEED, app, clock, script, kind, given });
      expect.hasAssertions();
    });

    it.each(Array.from({ length: sized(1, 100) }, (_, index) => SEED + index))(
      'schedule %i',
      async (seed) => {
        await playForm({ seed, app, clock, script, kind });
        expect.hasAssertions();
      },
    );
  });
});
