import { config } from 'zod';

// Schemas would be compiled as they are made, which our Content-Security-Policy forbids in the browser.
if (!import.meta.env.SSR) config({ jitless: true });
