/** Properties of schema.org whose values are addresses. */
const ADDRESSES = new Set([
  '@id',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'target',
  'url',
  'urlTemplate',
]);

/** An object of schema.org whose addresses are whole: machines read it without knowing on which site it stands. */
export function withAddresses(thing: object, origin: string): object {
  return Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, whole(name, value, origin)]));
}

function whole(name: string, value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => whole(name, one, origin));
  if (typeof value === 'object' && value !== null) return withAddresses(value, origin);
  return typeof value === 'string' && value.startsWith('/') && ADDRESSES.has(name) ? origin + value : value;
}
