import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { contextOf } from '../helpers/app.ts';
import { ask } from '../helpers/raw-http.ts';
import { memoryStore } from '../helpers/stores.ts';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Answers a call, and ends. */
async function closedContext(): Promise<WeakRef<object>> {
  const store = memoryStore();
  const context = await contextOf(store);
  const { url, close } = await listen(createHandler(context), { ...context.config, port: 0 }, context);
  expect((await ask(url, '/home')).status).toBe(200);
  await close();
  store.close();
  return new WeakRef(context);
}

it('is nothing of an app that was closed', async () => {
  const context = await closedContext();
  await expect
    .poll(() => {
      collect();
      return context.deref() === undefined;
    })
    .toBe(true);
});
