import { startDemo } from './demo-server.ts';

/** Playwright’s global setup: the workers read ORIGIN, which can be given to test a server that runs already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.ORIGIN) return () => Promise.resolve();
  console.log('Starting the demo ...');
  const demo = await startDemo();
  process.env.ORIGIN = demo.origin;
  console.log(`Testing ${demo.origin}`);
  return () => demo.stop();
}
