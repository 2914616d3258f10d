import { test } from './browser.ts';

/** Tests whose pages are those of a demo of their own, one for each worker: what is done there, no other file sees. */
export function onOwnDemo<Demo extends { origin: string; stop(): Promise<void> }>(
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
