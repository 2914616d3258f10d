import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { HttpResponse } from '../helpers/client.ts';
import { SEED, isLong, sized } from '../helpers/scale.ts';
import { HOSTILE, nearly, valuesOf } from './arbitraries.ts';
import { ROLES, judge, markOf, startWorld } from './world.ts';
import type { Described, Role, World } from './world.ts';

/** A request, as it is sent. */
interface Generated {
  operation: Described;
  role: Role;
  method: string;
  address: string;
  type: string | undefined;
  body: string | undefined;
}

const REQUESTS = sized(150, 10_000);
/** As often it is looked whether the accounts are what they were: administrators end them. */
const ROUND = 50;

let world: World;

beforeAll(async () => {
  world = await startWorld(false);
});

it(`answers ${REQUESTS} generated requests as it is documented, with nobody else's data`, async () => {
  const judged = judge(world.api);
  const generated = requests(world);
  const found = new Map<string, string>();
  const statuses = new Map<number, number>();
  const heaps: number[] = [];
  for (let done = 0; done < REQUESTS; done += ROUND) {
    await renew();
    for (const request of fc.sample(generated, { numRuns: ROUND, seed: SEED + done })) {
      const answer = await send(request);
      const wrong = wrongIn(request, answer, judged);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const call = `${request.method} ${request.operation.path}`;
      if (wrong !== null)
        found.set(
          `${call} ${wrong.slice(0, 60)}`,
          `${call} as ${request.role}: ${wrong}\n${request.address.slice(0, 300)} ${request.type} ${request.body?.slice(0, 300)}`,
        );
    }
    if ((done + ROUND) % 2_000 === 0) heaps.push(heap());
  }
  expect([...found.values()]).toEqual([]);
  // All of it was reached: done, refused as malformed, as somebody else's, as not there.
  for (const status of [200, 400, 401, 403, 404])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(REQUESTS / 300);
  if (isLong) {
    console.log(
      Object.fromEntries([...statuses].sort()),
      heaps.map((bytes) => Math.round(bytes / 1e5) / 10),
    );
    expect(heaps.at(-1) ?? 0).toBeLessThan(heaps[0] + 10_000_000);
  }
});

const tokens: Partial<Record<Role, string | null>> = {};

/** Whoever was renamed, suspended, promoted, deleted or signed out is again who they were. */
async function renew(): Promise<void> {
  for (const role of ROLES) tokens[role] = await world.tokenOf(role);
}

/** Made once for each call: its arbitraries are large. */
function requests(described: World): fc.Arbitrary<Generated> {
  const made = new Map(described.operations.map((operation) => [operation, partsOf(operation, described)]));
  return fc
    .record({
      operation: fc.constantFrom(...described.operations),
      role: fc.constantFrom(...ROLES),
      kind: fc.constantFrom('valid' as const, 'nearly' as const, 'hostile' as const),
    })
    .chain(({ operation, role, kind }) => {
      const parts =
        made.get(operation)?.[kind] ?? fc.constant({ method: '', address: '', type: '', body: '' });
      return parts.map((request) => ({ operation, role, ...request }));
    });
}

function partsOf({ method, path, parameters, requestBody }: Described, { api }: World) {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content ? valuesOf(content.schema, api) : fc.constant(undefined);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = fc.record(
    Object.fromEntries(
      inQuery.map(({ name, schema, content: inJson }) => {
        const value = valuesOf(schema ?? inJson?.['application/json'].schema ?? {}, api);
        return [name, inJson ? value.map((one) => JSON.stringify(one)) : value];
      }),
    ),
    { requiredKeys: [] },
  );
  const asSaid = { method: fc.constant(method.toUpperCase()), type: fc.constant(type) };
  const addressed = (values: fc.Arbitrary<unknown>, isHostile: boolean) =>
    fc
      .tuple(pathsOf(path, isHostile), values, fc.boolean())
      .map(([where, given, twice]) => where + queryText(given, isHostile && twice));
  const sent = (value: unknown) => (content ? JSON.stringify(value) : undefined);
  return {
    valid: fc.record({ ...asSaid, address: addressed(query, false), body: body.map(sent) }),
    nearly: fc.record({
      ...asSaid,
      address: addressed(content ? query : query.chain(nearly), false),
      body: body.chain(nearly).map(sent),
    }),
    hostile: fc.record({
      method: fc.constantFrom(
        method.toUpperCase(),
        method.toUpperCase(),
        'PUT',
        'DELETE',
        'PATCH',
        'POST',
        'GET',
      ),
      type: fc.constantFrom(type, type, ...TYPES),
      address: addressed(query.chain(nearly), true),
      body: fc
        .tuple(fc.oneof(body.chain(nearly), fc.constantFrom(...HOSTILE)), fc.constantFrom(...BROKEN))
        .map(([value, broken]) => broken(JSON.stringify(value) ?? '')),
    }),
  };
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'image/png',
  '',
];
/** What becomes of a text on its way. */
const BROKEN: ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  () => '{',
  () => '{"a":1,"a":2}',
  (text) => `${text}\u0000`,
  () => '[1e400]',
];

function pathsOf(path: string, isHostile: boolean): fc.Arbitrary<string> {
  const parts = isHostile
    ? fc.constantFrom(
        '0',
        '-1',
        '1e9',
        '%00',
        '..%2f..',
        'constructor',
        '__proto__',
        '%ff',
        '9'.repeat(30),
        "1' OR '1",
        'ä',
        'x'.repeat(5_000),
      )
    : fc.constantFrom('1', '2', '3', 'terms', 'site', 'ma', 'treatment', 'ma/boston');
  return parts.map((part) => path.replace(/\{\w+\}/g, part));
}

function queryText(values: unknown, twice: boolean): string {
  const pairs = Object.entries((values ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) && value.length < 50 ? value : [value]).map((one) => [
      name,
      wellFormed(typeof one === 'object' ? JSON.stringify(one) : String(one)),
    ]),
  );
  const text = new URLSearchParams(twice ? [...pairs, ...pairs] : pairs).toString().slice(0, 6_000);
  return text === '' ? '' : `?${text}`;
}

/** What URLSearchParams takes. */
function wellFormed(text: string): string {
  return Buffer.from(text.slice(0, 2_000)).toString();
}

function send({ role, method, address, type, body }: Generated): Promise<HttpResponse> {
  const isRead = method === 'GET' || method === 'HEAD';
  return world.app.send(method, address, {
    token: tokens[role] ?? null,
    ...(!isRead &&
      body !== undefined && {
        body: Buffer.from(body),
        headers: type === undefined ? undefined : { 'content-type': type },
      }),
  });
}

function wrongIn(
  { operation, method, role, address }: Generated,
  answer: HttpResponse,
  judged: ReturnType<typeof judge>,
): string | null {
  const { status, text } = answer;
  if (role !== 'administrator')
    for (const other of ROLES)
      if (other !== role && text.includes(markOf(other))) return `tells of ${other}: ${text.slice(0, 300)}`;
  const type = answer.headers.get('content-type') ?? '';
  const called =
    world.operations.find((one) => one.method.toUpperCase() === method && isPathOf(one.path, address)) ??
    null;
  if (called === null || (called !== operation && called.path !== operation.path)) {
    const refusal = { ...operation, responses: REFUSED };
    return judged(refusal, status, type, text);
  }
  return judged(called, status, type, text);
}

/** What a call is answered that there is not. */
const REFUSED = Object.fromEntries(
  [
    '400 Malformed',
    '401 NotSignedIn',
    '403 NotAdministrator',
    '404 NotHere',
    '413 TooLarge',
    '414 AddressTooLong',
    '415 OtherType',
    '429 TooOften',
    '428 ProofWanted',
  ].map((one) => {
    const [status, name] = one.split(' ');
    return [status, { $ref: `#/components/responses/${name}` }];
  }),
);

function isPathOf(path: string, address: string): boolean {
  return new RegExp(
    `^${path
      .replace(/\{place\}/, '.+')
      .replace(/\{\w+\}/g, '[^/]+')
      .replaceAll('.csv', '\\.csv')}$`,
  ).test(address.split('?', 1)[0]);
}

function heap(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
