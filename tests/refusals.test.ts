import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import { listQuery } from '#contract/schemas/list-query.ts';
import * as fields from '#contract/schemas/profile-fields.ts';
import { Refusal } from '../server/platform/http/refusal.ts';
import { validate } from '../server/platform/http/validate.ts';

const today = () => '2026-11-21';
const modules: Record<string, Record<string, unknown>> = import.meta.glob('../contract/schemas/*.ts', {
  eager: true,
});

/** What makes schemas, with what they are made for. */
const MADE: Record<string, unknown> = {
  createProfileSchemas: createProfileSchemas(today),
  listQuery: listQuery({
    orders: ['id'],
    sort: ['id', 'ASC'],
    filter: { plan: z.literal([0, 1, 2]).optional() },
    id: z.int().min(1),
  }),
  line: fields.line('the name', 10),
  lineOrNone: fields.lineOrNone('the name', 10),
  paragraphs: fields.paragraphs('the text', 10),
  choice: fields.choice({ a: 'A' }, 'one'),
  choices: fields.choices({ a: 'A', b: 'B' }, 'some', 1),
  licenses: fields.licenses(today),
  pastYear: fields.pastYear('The year', today),
  education: fields.education(today),
};
/** What is exported and makes none. */
const NO_SCHEMAS = ['saysWhere', 'rangeOf', 'refusalSentence'];

/** As zod says it. */
const ZODS =
  /\binvalid\b|\bexpected\b|\breceived\b|too (big|small)|unrecognized|\bmust (start|end) with\b|must match|must include|<=|>=|undefined|\bNaN\b/i;

const exported = Object.entries(modules).flatMap(([file, all]) =>
  Object.entries(all)
    .filter(([name]) => !NO_SCHEMAS.includes(name))
    .flatMap(([name, value]) => schemasOf(`${file.split('/').at(-1) ?? ''} ${name}`, MADE[name] ?? value)),
);

it('there are schemas to look at', () => {
  expect(exported.length).toBeGreaterThan(70);
});

describe.each(exported)('%s', (_, schema) => {
  it('refuses in sentences of ours', () => {
    // Of thousands of values most are told the same.
    for (const sentence of new Set(wrongOf(schema).flatMap((value) => sentencesOf(schema, value)))) {
      expect(sentence).not.toMatch(ZODS);
      expect(sentence).toMatch(/^[\p{L}“].*[.?]$/su);
    }
  });
});

it('names the field where a schema has no sentence of its own', () => {
  const schema = z.strictObject({ id: z.int().max(9), who: z.strictObject({ name: z.string().max(3) }) });
  expect(sentencesOf(schema, {})).toEqual(['“id” is missing.', '“who” is missing.']);
  expect(sentencesOf(schema, { id: 10, who: { name: 'long' } })).toEqual([
    '“id” may be at most 9.',
    '“who.name” may have at most 3 characters.',
  ]);
  expect(sentencesOf(schema, 'text')).toEqual(['What was sent must be an object with fields.']);
});

/** The schemas in what a file of contract/schemas exports: one, a filter's, or several by name. */
function schemasOf(name: string, value: unknown): [string, z.ZodType][] {
  if (value instanceof z.ZodType) return [[name, value]];
  const all = Object.entries(typeof value === 'object' && value !== null ? value : {});
  expect([name, all.length > 0]).toEqual([name, true]);
  return all.flatMap(([key, inner]) => schemasOf(`${name}.${key}`, inner));
}

/** What the person is told of a value, by the server and in a form; nothing for one that is accepted. */
function sentencesOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  if (!error) return [];
  try {
    validate(schema, value);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return [...new Set([...error.issues.map(({ message }) => message), refusal.message])];
  }
  return expect.fail('accepted after all');
}

const OF_EVERY_TYPE = [
  undefined,
  null,
  true,
  -1,
  1.5,
  NaN,
  Infinity,
  1e15,
  '',
  ' \u0007 ',
  'x',
  'x'.repeat(70_000),
  [],
  {},
  [null],
  ['x', 'x'],
  Array(2_000).fill('x'),
  { unknown: 1 },
  new Date(),
];

/** Values that a schema may refuse: of every type, too long, and with each of its parts being one of those. */
function wrongOf(schema: z.ZodType): unknown[] {
  return [...OF_EVERY_TYPE, ...partsOf(schema)];
}

function partsOf(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.ZodType>;
    return Object.entries(shape).flatMap(([key, part]) => wrongOf(part).map((value) => ({ [key]: value })));
  }
  if (schema instanceof z.ZodArray) {
    return wrongOf(schema.element as z.ZodType).flatMap((value) => [[value], [value, value]]);
  }
  if (schema instanceof z.ZodTuple) return OF_EVERY_TYPE.map((value) => [value, value]);
  if (schema instanceof z.ZodRecord)
    return OF_EVERY_TYPE.map((value) => ({ key: value, ['k'.repeat(999)]: value }));
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(partsOf);
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out].flatMap((end) => partsOf(end as z.ZodType));
  if ('unwrap' in schema && typeof schema.unwrap === 'function')
    return partsOf((schema.unwrap as () => z.ZodType)());
  return [];
}
