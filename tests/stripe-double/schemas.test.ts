import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../helpers/stores.ts';
import { schemasOf } from './api/schemas.ts';

const schemas = schemasOf({
  create: ['Checkout/Sessions', 'Checkout.SessionCreateParams'],
  update: ['Subscriptions', 'SubscriptionUpdateParams'],
});

it('leaves nothing open: each value has a type, no object takes more, enums are closed', () => {
  const open = [...nodesOf(schemas)].filter(
    ({ node }) =>
      Object.keys(node).length === 0 || (node.type === 'object' && !('additionalProperties' in node)),
  );
  expect(open).toEqual([]);
  expect(schemas.create.properties?.mode).toEqual({
    type: 'string',
    enum: ['payment', 'setup', 'subscription'],
  });
});

it('answers again what it made', () => {
  const before = madeAt();
  expect(
    schemasOf({
      create: ['Checkout/Sessions', 'Checkout.SessionCreateParams'],
      update: ['Subscriptions', 'SubscriptionUpdateParams'],
    }),
  ).toEqual(schemas);
  expect(madeAt()).toEqual(before);
});

/** When each file of kept schemas was written. */
function madeAt(): Record<string, number> {
  const folder = join(ROOT, 'node_modules/.cache/stripe-double');
  return Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]));
}

function* nodesOf(value: unknown, path = ''): Generator<{ path: string; node: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { path, node: value as Record<string, unknown> };
  for (const [key, inner] of Object.entries(value)) yield* nodesOf(inner, `${path}/${key}`);
}
