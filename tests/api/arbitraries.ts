import fc from 'fast-check';
import type { JsonSchema } from '../../server/features/api/json-schema.ts';
import type { OpenApi } from '../../server/features/api/openapi.ts';

/** Values as a schema has them. What it does not say, dates that exist or names of somebody, they may be wrong in. */
export function valuesOf(schema: JsonSchema, { components }: OpenApi): fc.Arbitrary<unknown> {
  return of(schema);

  function of(one: JsonSchema): fc.Arbitrary<unknown> {
    if (one.$ref !== undefined) return of(components.schemas[one.$ref.split('/').at(-1) ?? '']);
    if (one.enum) return fc.constantFrom(...one.enum);
    if ('const' in one) return fc.constant(one.const);
    if (one.anyOf) return fc.oneof(...one.anyOf.map(of));
    if (one.allOf)
      return fc
        .tuple(...(one.allOf as JsonSchema[]).map(of))
        .map((all) => Object.assign({}, ...all) as unknown);
    if (Array.isArray(one.type)) return fc.oneof(...one.type.map((type) => of({ ...one, type })));
    return (BY_TYPE[one.type ?? ''] ?? anything)(one, of);
  }
}

type ByType = (schema: JsonSchema, of: (inner: JsonSchema) => fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;

const anything = () => fc.jsonValue({ maxDepth: 2 });

const BY_TYPE: Record<string, ByType> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  number: ({ minimum = -1000, maximum = 1000 }) => fc.integer(bounds(minimum, maximum)),
  integer: ({ minimum = 0, maximum = 1000 }) =>
    fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer(bounds(minimum, maximum))),
  string: texts,
  array({ prefixItems, items, minItems, maxItems }, of) {
    if (prefixItems) return fc.tuple(...(prefixItems as JsonSchema[]).map(of));
    const [minLength, most] = [Number(minItems ?? 0), Number(maxItems ?? 3)];
    return fc.uniqueArray(of(items ?? {}), {
      ...{ minLength, maxLength: Math.max(minLength, Math.min(most, 3)) },
      selector: (value) => JSON.stringify(value),
    });
  },
  object({ properties = {}, required = [], additionalProperties }, of) {
    const known = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, of(inner)]));
    const named = fc.record(known, { requiredKeys: required });
    if (typeof additionalProperties !== 'object' || Object.keys(known).length > 0) return named;
    return fc.dictionary(fc.string({ maxLength: 10 }), of(additionalProperties as JsonSchema), {
      maxKeys: 3,
    });
  },
};

function bounds(min: unknown, max: unknown) {
  return { min: Math.max(Number(min), -(2 ** 31)), max: Math.min(Number(max), 2 ** 31 - 1) };
}

const DAYS = fc.constantFrom('2026-11-21', '2030-06-30', '1999-12-31');
const BY_FORMAT: Record<string, fc.Arbitrary<string>> = {
  date: DAYS,
  'date-time': DAYS.map((day) => `${day}T12:00:00.000Z`),
  email: fc.constantFrom('doctor@example.com', 'reader@example.com', 'nobody-7@example.com'),
  uri: fc.constantFrom('https://example.com', 'http://example.com/a?b=c'),
};

/** What schemas leave to sentences: numbers, addresses and days that are right somewhere. */
const LIKELY = [
  '1234567893',
  '(617) 555-0143',
  '02139',
  '2',
  'doctor@example.com',
  'demo-password-1',
  'anxiety',
];

function texts({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  const known = BY_FORMAT[String(format)];
  if (known) return known;
  const [least, most] = [Number(minLength ?? 0), Math.min(Number(maxLength ?? 40), 40)];
  const fits = (text: string) =>
    text.length >= least && text.length <= Math.max(least, Number(maxLength ?? 1e6));
  if (typeof pattern === 'string' && !/\(\?|\\p/.test(pattern))
    return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  const free = fc.string({ minLength: least, maxLength: Math.max(least, most), unit: 'grapheme' });
  return fc.oneof(free, fc.constantFrom(...LIKELY.filter(fits), 'a'.repeat(least || 1)));
}

/** What nobody sends by mistake. */
export const HOSTILE: unknown[] = [
  ...['\u0000', 'a\u0000b', '\ud800', '\u202e', 'e\u0301'.repeat(500), '\u{1f468}\u200d\u{1f469}'],
  ...["' OR 1=1 --", '"; DROP TABLE users; --', '%', '_', '*:*', 'NEAR("a" "b")', '${7*7}', '{{7*7}}'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '../../etc/passwd'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a\r\nBcc: x@example.com', '\t', ' ', ''],
  ...[0, -1, 1.5, 1e308, -0, 2 ** 53, Number.MAX_SAFE_INTEGER, 4_294_967_296],
  ...[null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }, { valueOf: null }],
  'x'.repeat(60_000),
  nested(1_000),
  Array.from({ length: 5_000 }, (_, i) => i),
  JSON.parse('{"__proto__":{"manage_role":"admin"},"constructor":{"prototype":{"admin":true}}}') as unknown,
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

/** A value with one thing of it off. */
export function nearly(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return fc.constantFrom(...HOSTILE);
  return fc
    .tuple(fc.constantFrom(...Object.keys(value)), fc.nat(4), fc.constantFrom(...HOSTILE))
    .map(([key, how, other]) => {
      const changed = { ...(value as Record<string, unknown>) };
      if (how === 0) changed[key] = undefined;
      else if (how === 1) changed.unknown_key = other;
      else if (how === 2) changed[key] = typeof changed[key] === 'string' ? 1 : 'text';
      else if (how === 3) changed[key] = [changed[key]];
      else changed[key] = other;
      return changed;
    });
}
