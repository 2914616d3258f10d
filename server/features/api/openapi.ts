/** api/: what says of the API what it is, to programs (/openapi.json) and to people (/api/docs); made of the mounted calls. */
import type { z } from 'zod';
import { failed, refused } from '#contract/schemas/answers/messages.ts';
import { proofWanted } from '#contract/schemas/answers/second-factors.ts';
import type { Call, MountedCall } from '../../platform/http/describe-call.ts';
import { parametersOf } from './parameters.ts';
import type { Parameter } from './parameters.ts';
import { schemaIn, schemaOut } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** OpenAPI 3.1, as far as we use it. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    securitySchemes: object;
  };
}

export interface Operation {
  /** A call as it may be made; ours. */
  'x-example'?: Call['example'];
  operationId: string;
  tags: [string];
  summary: string;
  security: object[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, Response | { $ref: string }>;
}

interface Response {
  description: string;
  content: Record<string, { schema: JsonSchema }>;
}

const ABOUT = `Calls take JSON and answer JSON. The token of a session travels in \`authorization\`, bare, without a prefix.

A status from 201 to 203 is a refusal that tells a person what to do: 201, something else comes first; 202, a value was not accepted; 203, it is not possible at all. Nothing was changed. Every refusal has a \`message\` for people. 429 and 503 say in \`Retry-After\` after how many seconds to try again. What cannot be read as HTTP at all is answered in plain text: 400, 405, 408, 413, 417 or 431.`;

/** The description of the API. */
export function openApi(calls: readonly MountedCall[], siteUrl: string): OpenApi {
  const schemas: Record<string, JsonSchema> = {};
  const paths: OpenApi['paths'] = {};
  for (const call of calls) (paths[pathOf(call)] ??= {})[call.method] = operationOf(call, schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'The API of this directory', version: '1', description: ABOUT },
    servers: [{ url: siteUrl }],
    tags: sectionsOf(calls).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(
        Object.entries(COMMON).map(([name, [, description, told]]) => [
          name,
          { description, ...jsonOf(schemaOut(told, schemas)) },
        ]),
      ),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token of a session, without a prefix: /api/user/login answers one.',
        },
      },
    },
  };
}

/** What readers look for first; what is not here, the backoffice, comes after it. */
const FIRST = [
  ...['Search', 'Places', 'Profiles', 'Articles', 'Texts', 'Visitors'],
  ...['Accounts', 'Own profile', 'Own articles', 'Payment', 'Mail', 'Demo'],
];

function sectionsOf(calls: readonly MountedCall[]): string[] {
  const all = new Set(calls.map(({ section }) => section));
  return [...FIRST.filter((name) => all.delete(name)), ...[...all].sort()];
}

function jsonOf(schema: JsonSchema): Pick<Response, 'content'> {
  return { content: { 'application/json': { schema } } };
}

/** "/api/doctors/{id}" */
export function pathOf({ path }: Pick<MountedCall, 'path'>): string {
  return path.replace(/[:*](\w+)/g, '{$1}');
}

function operationOf(call: MountedCall, schemas: Record<string, JsonSchema>): Operation {
  const { method, does, section, who = 'anyone', token, query, body, takes, answer, type, example } = call;
  const json = (schema: z.ZodType) => schemaOut(schema, schemas);
  const common = commonOf(call).map((name) => [COMMON[name][0], { $ref: `#/components/responses/${name}` }]);
  const own = Object.entries(call.refuses ?? {}).map(([status, says]) => [
    status,
    { description: says ?? '', ...jsonOf(json(call.tells?.[Number(status)] ?? refused)) },
  ]);
  const named = [...pathOf(call).matchAll(/\{(\w+)\}/g)].map(([, name]): Parameter => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
  return {
    operationId: `${method}${pathOf(call).replace(/[^a-z0-9]+(.)?/gi, (_, first: string = '') => first.toUpperCase())}`,
    tags: [section],
    summary: does,
    ...(example && { 'x-example': example }),
    security: who !== 'anyone' || token ? [{ token: [] }] : [],
    parameters: [...named, ...(query ? parametersOf(query, schemas) : [])],
    ...((body || takes) && {
      requestBody: {
        required: takes !== undefined || !body?.safeParse({}).success,
        content: {
          [takes ?? 'application/json']: {
            schema: body && !takes ? schemaIn(body, schemas) : {},
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: token ? `Done. Token: ${token}` : 'Done.',
        content: { [type ?? 'application/json']: { schema: json(answer) } },
      },
      ...(Object.fromEntries([...common, ...own]) as Operation['responses']),
    },
  };
}

/** What calls of a kind refuse, whatever they do. */
const COMMON = {
  NotVerified: [201, 'The address of the account is not verified.', refused],
  Suspended: [203, 'The account is suspended.', refused],
  Malformed: [400, 'The address, or what was sent, is not as it must be.', refused],
  NotSignedIn: [401, 'There is no session, or it is over.', refused],
  NotAdministrator: [403, 'It is no administrator who asks, or a page of another site.', refused],
  FromElsewhere: [403, 'A page of another site asks.', refused],
  NotHere: [404, 'It is not here (any more).', refused],
  TooLarge: [413, 'What was sent is too large.', refused],
  AddressTooLong: [414, 'The address is longer than 8,000 characters.', refused],
  OtherType: [415, 'What was sent is of another type.', refused],
  ProofWanted: [428, 'It has to be shown anew who asks, with /api/user/prove; then again.', proofWanted],
  TooOften: [429, 'It was asked too often.', refused],
  Failed: [500, 'An error of ours. It is logged.', failed],
  Busy: [503, 'There is too much to do, or nothing can be saved.', refused],
} as const;
type Common = keyof typeof COMMON;

/** Of a refusal that has a name. */
export function statusOf(name: string): string {
  return String(COMMON[name as Common][0]);
}

function commonOf({ who = 'anyone', body, takes, fresh, path }: MountedCall): Common[] {
  return [
    ...(who === 'doctor' ? (['NotVerified', 'Suspended'] as const) : []),
    'Malformed',
    ...(who === 'anyone' ? [] : (['NotSignedIn'] as const)),
    who === 'administrator' ? 'NotAdministrator' : 'FromElsewhere',
    ...(/[:*]/.test(path) ? (['NotHere'] as const) : []),
    'AddressTooLong',
    ...((body ?? takes) ? (['TooLarge', 'OtherType'] as const) : []),
    ...(fresh ? (['ProofWanted'] as const) : []),
    'TooOften',
    'Failed',
    'Busy',
  ];
}
