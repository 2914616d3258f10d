import { test } from './browser.ts';

/**
 * For the tests of one file, whose pages are those of a demo of their own: what is done there, no other file sees. They
 * run in turn, in one worker: a demo, a worker and its browser cost more than a test does.
 */
export function onOwnDemo<Demo extends { origin: string; stop(): Promise<void> }>(
  start: () => Promise<Demo>,
) {
  test.describe.configure({ mode: 'default' });
  return onDemoOfWorker(start);
}

/** The same for tests that change nothing: each worker has a demo. */
export function onDemoOfWorker<Demo extends { origin: string; stop(): Promise<void> }>(
  start: () => Promise<Demo>,
) {
  return test.extend<object, { demo: Demo }>({
    demo: [
      async ({ playwright: _ }, use) => {
        const demo = await start();
        await use(demo);
        await demo.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ demo }, use) => use(demo.origin),
  });
}
