import { startStripeDouble } from '../stripe-double/server.ts';
import type { StripeDoubleOptions } from '../stripe-double/server.ts';

/**
 * The stand-in for Stripe as a process of its own, beside the demo. The first argument has its options as JSON; it
 * prints where it is, as JSON in one line, and ends when its input does.
 */
const double = await startStripeDouble(JSON.parse(process.argv[2]) as StripeDoubleOptions);
console.log(JSON.stringify({ origin: double.origin, secretKey: double.secretKey }));
process.stdin.resume().once('end', () => process.exit(0));
