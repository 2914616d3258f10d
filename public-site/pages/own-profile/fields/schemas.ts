import { lastingDay } from '#contract/lasting-day.ts';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';

/** What the server checks, in the browser. */
export const SCHEMAS = createProfileSchemas(() => lastingDay(new Date()));
