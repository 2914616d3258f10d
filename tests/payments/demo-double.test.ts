import { expect, it } from 'vitest';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { withStripeDouble } from '../../server/app/stripe-double.ts';
import { createStripeProvider } from '../../server/features/payments/stripe-provider.ts';
import { freePort } from '../helpers/free-port.ts';
import { ROOT } from '../helpers/stores.ts';

it('npm run demo -- --stripe-double has the stripe package talk to the stand-in', async () => {
  const demo = readConfig({ PORT: String(await freePort()), PLAN_PRICE_MONTHLY: '3100' }, ROOT, true);
  expect([demo.stripe, demo.testCheckout]).toEqual([null, true]);
  const { stripe, testCheckout, siteUrl } = readConfig(await withStripeDouble(demo), ROOT, true);
  if (!stripe) expect.fail();
  expect(testCheckout).toBe(false);
  const provider = createStripeProvider(stripe, siteUrl);
  const buyer = { id: 1, created_at: '2026-11-01T08:00:00.000Z' };
  const customer = await provider.customer({ ...buyer, email: 'ada@example.com' });
  const [successUrl, cancelUrl] = [siteUrl, siteUrl];
  const session = await provider.checkout({ buyer, customer, plan: 1, key: 'k', successUrl, cancelUrl });
  const page = await (await fetch(session?.url ?? '')).text();
  expect(page).toContain('No money moves here.');
  expect(page).toContain('$31.00 per month');
});

it('the stand-in is not started where webhooks would not find the demo', async () => {
  const demo = readConfig({ PORT: '0' }, ROOT, true);
  await expect(withStripeDouble(demo)).rejects.toThrow('PORT');
});
