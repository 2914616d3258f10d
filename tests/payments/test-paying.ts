import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Checkout, Plan } from '#contract/plans.ts';
import { API } from '#contract/paths.ts';
import type { TestCard } from '#contract/test-checkout.ts';
import { openStore } from '../../db/store.ts';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { contextOf } from '../helpers/app.ts';
import { PLACES, ROOT, noon } from '../helpers/stores.ts';
import { buyersOf } from './buyers.ts';

/** The demo with its test checkout, whose pages are used as a browser without JavaScript does. `file`: of SQLite. */
export async function startTestPaying({ file = ':memory:', time = noon() } = {}) {
  let at = time;
  const now = () => at;
  const migrations = join(ROOT, 'db/migrations');
  const store = openStore({ file, migrations, places: PLACES, now, testCheckout: true });
  const context = await contextOf(store, { now, config: { demo: true, testCheckout: true } });
  const { url, close } = await listen(createHandler(context), { ...context.config, port: 0 });
  let isOpen = true;
  const buyers = buyersOf(url, context);
  onTestFinished(stop);

  return {
    ...buyers,
    store,
    context,
    stop,
    heard,
    press,
    /** Presses a button of the page at an address of the site, and waits until all is heard. */
    async pay(address: string, card: TestCard) {
      await press(pathOf(address), { press: 'pay', card });
      if (card === 'second-step') await press(pathOf(address), { press: 'agree' });
      await heard();
    },
    async buy(token: string, plan: Plan, card: TestCard = 'pays') {
      const { url } = (await buyers.order(token, plan)).json<Checkout>();
      await this.pay(url, card);
    },
    /** The path of the billing page of whoever is signed in. */
    portal: async (token: string): Promise<string> =>
      pathOf((await buyers.post(API.billingPortal, {}, { token })).json<{ url: string }>().url),
    /** The real time, for the time of the test checkout follows it. */
    async moveTo(time: Date) {
      at = time;
      await buyers.run('test checkout');
    },
  };

  function pathOf(address: string): string {
    return address.slice(context.config.siteUrl.length);
  }

  /** Sends a form, as the button named `press` does. */
  function press(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return buyers.send('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  /** Resolves when everything that was told has been asked about. */
  async function heard(): Promise<void> {
    while (store.payments.waiting('test').length > 0) await new Promise(setImmediate);
  }

  async function stop(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    context.payments.stop();
    await close();
    store.close();
  }
}
