import type { Stripe } from 'stripe';

/** Stripe keeps what was there, deletes what is empty, and empties it all for an empty value. */
export function mergedMetadata(
  before: Stripe.Metadata,
  changes: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata {
  if (changes === undefined) return before;
  if (changes === null || changes === '') return {};
  const merged = Object.entries({ ...before, ...changes }).filter(
    ([, value]) => value !== '' && value !== null,
  );
  return Object.fromEntries(merged.map(([key, value]) => [key, String(value)]));
}
