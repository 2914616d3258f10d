import { options } from 'preact';
import type { VNode } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';

let close: () => Promise<void> = () => Promise.resolve();
const { diffed } = options;
afterEach(async () => {
  options.diffed = diffed;
  await close();
});

type Rendered = VNode & { __c?: { __v: unknown; props: unknown; context: unknown } };

it('what a page was rendered of holds nothing of it once it is text', async () => {
  const app = await startApp();
  ({ close } = app);
  const components = new Set<Rendered['__c']>();
  options.diffed = (vnode) => {
    diffed?.(vnode);
    const { __c } = vnode as Rendered;
    if (__c) components.add(__c);
  };
  expect((await app.get('/pricing')).status).toBe(200);
  expect(components.size).toBeGreaterThan(20);
  const holding = [...components].filter((each) => each?.__v ?? each?.props ?? each?.context);
  expect(holding).toEqual([]);
});
