import { expect, onTestFinished } from 'vitest';
import type { Checkout, Plan } from '#contract/plans.ts';
import { API } from '#contract/paths.ts';
import type { TestCard } from '#contract/test-checkout.ts';
import { createHandler } from '../../server/app/app.ts';
import { happen, nextDue } from '../../server/features/payments/test-checkout/renewals.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { contextOf } from '../helpers/app.ts';
import { fileStore, memoryStore, noon } from '../helpers/stores.ts';
import { buyersOf } from './buyers.ts';
import { disturb } from './disturbed.ts';

export type TestPaying = Awaited<ReturnType<typeof startTestPaying>>;

/** The demo with its test checkout, whose pages are used as a browser without JavaScript does. `file`: of SQLite. */
export async function startTestPaying({ file, time = noon() }: { file?: string; time?: Date } = {}) {
  let at = time;
  const now = () => at;
  const store = file
    ? fileStore(file, now, { testCheckout: true })
    : memoryStore(now, { testCheckout: true });
  const context = await contextOf(store, { now, config: { demo: true, testCheckout: true } });
  const { url, close } = await listen(createHandler(context), { ...context.config, port: 0 });
  let isOpen = true;
  const buyers = buyersOf(url, context);
  const testCheckout = context.testCheckout ?? expect.fail();
  const { provider, webhook } = context.payments.taken ?? expect.fail();
  const { hear } = webhook;
  const held: Parameters<typeof hear>[] = [];
  onTestFinished(stop);

  return {
    ...buyers,
    store,
    context,
    stop,
    heard,
    press,
    provider: disturb(provider),
    /** All that the provider knows; `change` changes it. */
    known: () => testCheckout.books().state,
    change: testCheckout.change,
    /** Pays at the address of a checkout, and waits until all is heard. */
    async pay(address: string, card: TestCard = 'pays') {
      await pressPay(address, card);
      await heard();
    },
    /** The same, and waits for nothing. */
    pressPay,
    async buy(token: string, plan: Plan, card: TestCard = 'pays') {
      const { url } = (await buyers.order(token, plan)).json<Checkout>();
      await this.pay(url, card);
    },
    /** The path of the billing page of whoever is signed in. */
    portal: async (token: string): Promise<string> =>
      pathOf((await buyers.post(API.billingPortal, {}, { token })).json<{ url: string }>().url),
    /** Presses a button of that page, and waits until all is heard. */
    async manage(token: string, fields: Record<string, string>) {
      await press(await this.portal(token), fields);
      await heard();
    },
    /** The real time, for the time of the test checkout follows it. */
    async moveTo(time: Date) {
      at = time;
      await buyers.run('test checkout');
    },
    /** The same for the site alone: its provider does and tells nothing. */
    async moveSiteTo(time: Date) {
      at = time;
      await buyers.run('plans that end');
    },
    /** The same for the provider alone: what falls due until then happens there, and is told. */
    moveProviderTo(time: Date) {
      const end = time.toISOString();
      for (let due = next(); due && due.at <= end; due = next()) {
        const { at, subscription } = due;
        testCheckout.change(({ state, prices }) =>
          happen({ state, prices, now: at }, state.subscriptions[subscription]),
        );
      }
    },
    /** Keeps back what is told from now on. */
    hold: () => void (webhook.hear = (...told) => void held.push(told)),
    release() {
      webhook.hear = hear;
      held.splice(0).forEach((told) => hear(...told));
      return heard();
    },
  };

  function next() {
    return nextDue(testCheckout.books().state);
  }

  async function pressPay(address: string, card: TestCard = 'pays') {
    await press(pathOf(address), { press: 'pay', card });
    if (card === 'second-step') await press(pathOf(address), { press: 'agree' });
  }

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
