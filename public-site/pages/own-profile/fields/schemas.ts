import { createProfileSchemas } from '#contract/schemas/profiles.ts';

/** What the server checks, in the browser. */
export const SCHEMAS = createProfileSchemas(() => new Date().toISOString().slice(0, 10));
