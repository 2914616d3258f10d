import type { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { createClock } from '../helpers/forms/clock.ts';
import { BACKOFFICE_FORMS, SITE_FORMS } from '../helpers/forms/form-kinds.ts';
import { playForm } from '../helpers/forms/form-schedule.ts';
import { pageScript } from '../helpers/forms/page-script.ts';
import { SMALLEST } from '../helpers/forms/smallest.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { memoryStore } from '../helpers/stores.ts';

const clock = createClock(Date.parse('2026-11-22T12:00:00Z'));
const now = () => new Date(clock.now());
let app: TestApp;

/** Schedules that have lost something and take more windows than SMALLEST has: “Discard it” gave up what was not shown. */
const KNOWN: Record<string, number[]> = { 'own articles': [81163] };

beforeAll(async () => {
  app = await startApp(memoryStore(now), { now });
});

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
      await expect(playForm({ seed: SEED, app, clock, script, kind, given })).resolves.toBeUndefined();
    });

    const numbers = Array.from({ length: sized(1, 100) }, (_, index) => SEED + index);
    it.each([...(KNOWN[name] ?? []), ...numbers])('schedule %i', async (seed) => {
      await expect(playForm({ seed, app, clock, script, kind })).resolves.toBeUndefined();
    });
  });
});
