import { rm } from 'node:fs/promises';
import { seedDemo, startDemo } from './demo-server.ts';

/**
 * Playwright’s global setup: the workers read ORIGIN, which can be given to test a server that runs already, and
 * SEEDED_DEMO, a folder to copy.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.ORIGIN) return () => Promise.resolve();
  console.log('Starting the demo ...');
  const seeded = await seedDemo();
  process.env.SEEDED_DEMO = seeded;
  const demo = await startDemo();
  process.env.ORIGIN = demo.origin;
  console.log(`Testing ${demo.origin}`);
  return async () => {
    await demo.stop();
    await rm(seeded, { recursive: true, force: true });
  };
}
