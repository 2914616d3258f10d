import { Stripe } from 'stripe';
import type { TestCard } from '#contract/test-checkout.ts';
import { EMPTY_CARD, GOOD_CARD, sessionIdIn, startPaying } from './paying.ts';
import { startTestPaying } from './test-paying.ts';

const NUMBERS: Record<TestCard, string> = {
  pays: GOOD_CARD,
  declined: '4000 0000 0000 0002',
  'second-step': '4000 0025 0000 3155',
  'pays-once': GOOD_CARD,
};

/** Stripe's stand-in, and what somebody does on its pages. */
export async function stripePayer() {
  const app = await startPaying();
  const { double } = app;
  const stripe = new Stripe(double.secretKey, { ...double.client, maxNetworkRetries: 0 });
  const customer = () => [...double.state.customers.keys()][0];
  const subscription = () => [...double.state.subscriptions.keys()].at(-1) ?? '';
  return {
    app,
    async pay(address: string, card: TestCard) {
      double.pay(sessionIdIn(address), NUMBERS[card]);
      if (card === 'pays-once') double.useCard(customer(), EMPTY_CARD);
      await app.heard();
    },
    async useCard(_: string, card: TestCard) {
      double.useCard(customer(), NUMBERS[card]);
      await app.heard();
    },
    async switchToYearly() {
      const [item] = (await stripe.subscriptions.retrieve(subscription())).items.data;
      await stripe.subscriptions.update(subscription(), {
        items: [{ id: item.id, price: double.prices[1].id }],
      });
      await app.heard();
    },
    async setEnds(_: string, ends: boolean) {
      await stripe.subscriptions.update(subscription(), { cancel_at_period_end: ends });
      await app.heard();
    },
    async moveTo(time: Date) {
      await double.clock.advanceTo(time);
      await app.heard();
      await app.run('plans that end');
    },
  };
}

/** The demo's test checkout, and what somebody does on its pages. */
export async function testPayer() {
  const app = await startTestPaying();
  const press = async (token: string, fields: Record<string, string>) => {
    await app.press(await app.portal(token), fields);
    await app.heard();
  };
  return {
    app,
    pay: app.pay,
    useCard: (token: string, card: TestCard) => press(token, { press: 'card', card }),
    switchToYearly: (token: string) => press(token, { press: 'switch' }),
    setEnds: (token: string, ends: boolean) => press(token, { press: ends ? 'cancel' : 'resume' }),
    moveTo: app.moveTo,
  };
}
