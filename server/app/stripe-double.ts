import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { API } from '#contract/paths.ts';
import type { Config } from '../platform/configuration/config.ts';

const PRICES = { 1: 'price_1StandInMonthly', 2: 'price_1StandInYearly' };

/**
 * Starts the tests' stand-in for Stripe beside the demo, as a process that ends with this one. Resolves to the
 * environment, with what has the real stripe package talk to it. Throws when development packages are missing.
 */
export async function withStripeDouble({
  root,
  host,
  port,
  planPrices,
}: Pick<Config, 'root' | 'host' | 'port' | 'planPrices'>): Promise<NodeJS.ProcessEnv> {
  if (port === 0) throw new Error('PORT must be a fixed one for --stripe-double: webhooks are sent to it');
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const address = host.includes(':') ? `[${host}]` : host;
  const options = {
    endpoint: { url: `http://${address}:${port}${API.paymentWebhook}`, secret },
    prices: [
      { id: PRICES[1], ...planPrices[1], interval: 'month' },
      { id: PRICES[2], ...planPrices[2], interval: 'year' },
    ],
    // Ids of its own each time: the site ignores events whose ids it knows.
    seed: randomInt(2 ** 31),
  };
  const script = join(root, 'tests/helpers/stripe-double-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((found, failed) => {
    child.once('error', failed);
    child.once('exit', () => failed(new Error('The stand-in for Stripe does not start: run npm ci first.')));
    createInterface(child.stdout).once('line', found);
  });
  const { origin, secretKey } = JSON.parse(line) as { origin: string; secretKey: string };
  return {
    ...process.env,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PRICE_MONTHLY: PRICES[1],
    STRIPE_PRICE_YEARLY: PRICES[2],
    STRIPE_API_BASE: origin,
  };
}
