import { escapeHtml } from '../../platform/html/escape-html.ts';
import type { JsonSchema } from './json-schema.ts';
import { statusOf } from './openapi.ts';
import type { OpenApi, Operation } from './openapi.ts';
import type { Parameter } from './parameters.ts';

/** An answer that a call of an example once got. */
export type ExampleAnswers = Partial<Record<string, unknown>>;

/** /api/docs: the description for people, as one document that needs no script. `answers`: by operationId. */
export function docsPage(api: OpenApi, answers: ExampleAnswers): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const sections = api.tags.map(({ name }) => ({
    name,
    id: anchorOf(name),
    calls: operations.filter(({ tags }) => tags[0] === name),
  }));
  const [{ url }] = api.servers;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(api.info.title)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip the contents</a>
<nav aria-label="Contents">
<p><a href="/home">Back to the directory</a></p>
${sections
  .map(
    ({ name, id, calls }) =>
      `<details><summary>${escapeHtml(name)}</summary><ul><li><a href="#${id}">All of it</a></li>${calls
        .map(
          ({ operationId, method, path }) =>
            `<li><a href="#${operationId}">${verb(method)} ${escapeHtml(short(path))}</a></li>`,
        )
        .join('')}</ul></details>`,
  )
  .join('\n')}
<p><a href="#common">What calls of a kind refuse</a></p>
<p><a href="#schemas">What is answered</a></p>
</nav>
<main id="calls">
<h1>${escapeHtml(api.info.title)}</h1>
${api.info.description
  .split('\n\n')
  .map((text) => `<p>${prose(text)}</p>`)
  .join('\n')}
<p>The same for programs, in OpenAPI 3.1: <a href="/openapi.json">/openapi.json</a>.</p>
${sections
  .map(
    ({ name, id, calls }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(name)}</h2>\n${calls
        .map((call) => callOf(call, url, answers[call.operationId], api))
        .join('\n')}</section>`,
  )
  .join('\n')}
<section aria-labelledby="common"><h2 id="common">What calls of a kind refuse</h2>
<dl>${Object.entries(api.components.responses)
    .map(([name, response]) => answerRow(statusOf(name), response, api))
    .join('')}</dl></section>
<section aria-labelledby="schemas"><h2 id="schemas">What is answered</h2>
${Object.entries(api.components.schemas)
  .map(([name, schema]) => schemaOf(name, schema))
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

type Shown = Operation & { path: string; method: string };

function callOf(call: Shown, url: string, answer: unknown, api: OpenApi): string {
  const { operationId, path, method, summary, security, parameters, requestBody, responses } = call;
  const body = Object.entries(requestBody?.content ?? {})[0];
  const fields = body && fieldsOf(resolved(body[1].schema, api));
  return `<article aria-labelledby="${operationId}">
<h3 id="${operationId}">${verb(method)} <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></h3>
<p>${prose(summary)}${security.length > 0 ? ' Needs a token.' : ''}</p>
${parameters.length > 0 ? table('Parameters', parameters.map(parameterRow)) : ''}
${fields ? table('Body', fields) : body ? `<p>The body is ${body[0] === 'application/json' ? typeOf(body[1].schema) : escapeHtml(body[0])}.</p>` : ''}
${answer === undefined ? '' : exampleOf(call, url, answer)}
<h4>Answers</h4>
<dl>${Object.entries(responses)
    .filter(([, response]) => !('$ref' in response))
    .map(([status, response]) => answerRow(status, response, api))
    .join('')}</dl>
<p>Besides: <a href="#common">${Object.entries(responses)
    .filter(([, response]) => '$ref' in response)
    .map(([status]) => status)
    .join(', ')}</a>.</p>
</article>`;
}

function exampleOf(
  { path, method, security, requestBody, ...call }: Shown,
  url: string,
  answer: unknown,
): string {
  const { query = '', parts = {} } = call['x-example'] ?? {};
  const address = url + path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name])) + query;
  const [type] = Object.keys(requestBody?.content ?? {});
  const sent = requestBody && Object.values(requestBody.content)[0].example;
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${verb(method)} `}'${address}'`,
    ...(security.length > 0 ? [`-H 'authorization: {token}'`] : []),
    ...(sent === undefined
      ? []
      : [
          `-H 'content-type: ${type}'`,
          `-d '${typeof sent === 'string' ? sent : JSON.stringify(sent, null, 2)}'`,
        ]),
  ];
  const said = typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2);
  return `<h4>Example</h4>\n${code('Call', lines.join(' \\\n  '))}\n${code('Answer, long lists cut', said)}`;
}

function answerRow(status: string, response: Operation['responses'][string], api: OpenApi): string {
  const { description, content } =
    '$ref' in response ? api.components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
  const [type, { schema }] = Object.entries(content)[0];
  const what = type === 'application/json' ? typeOf(schema) : escapeHtml(type);
  return `<div><dt>${status}</dt><dd>${prose(description)} <span>${what}</span></dd></div>`;
}

function schemaOf(name: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema);
  return `<article aria-labelledby="schema-${name}"><h3 id="schema-${name}"><code>${name}</code></h3>
${schema.description === undefined ? '' : `<p>${prose(schema.description)}</p>`}
${fields ? table(name, fields) : `<div>${typeOf({ ...schema, description: undefined })}</div>`}</article>`;
}

/** A name, what it is, and what is to know of it. */
type Row = [string, string, string];

function parameterRow({ name, schema, content, required, in: where }: Parameter): Row {
  const value = schema ?? content?.['application/json'].schema ?? {};
  const inJson = content ? 'JSON: ' : '';
  return [name, inJson + typeOf(value), where === 'path' ? 'In the path.' : required ? 'Needed.' : ''];
}

/** Null for what is no object with named fields. */
function fieldsOf(schema: JsonSchema): Row[] | null {
  const all = (schema.allOf as JsonSchema[] | undefined) ?? [schema];
  const rows = all.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, field]): Row => {
      const needed = required.includes(name) ? '' : 'May be left out. ';
      return [name, typeOf(field), needed + prose(field.description ?? '')];
    }),
  );
  return rows.length > 0 ? rows : null;
}

function table(caption: string, rows: Row[]): string {
  const isMore = rows.some(([, , more]) => more !== '');
  const body = rows.map(
    ([name, type, more]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${type}</td>${isMore ? `<td>${more}</td>` : ''}</tr>`,
  );
  const head = `<th scope="col">Name</th><th scope="col">What it is</th>${isMore ? '<th scope="col">To know</th>' : ''}`;
  return `<div class="table" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function code(label: string, text: string): string {
  return `<figure><figcaption>${label}</figcaption><pre tabindex="0" aria-label="${label}"><code>${escapeHtml(text)}</code></pre></figure>`;
}

/** In words, as HTML: "text, up to 60 characters", "list of State", "number or null". */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.enum) return wordsOf(schema.enum);
  if ('const' in schema) return wordsOf([schema.const]);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' or ');
  if (schema.type === 'array') {
    const inside = (schema.prefixItems as JsonSchema[] | undefined)?.map(typeOf).join(', then ');
    const bounds = boundsOf(schema, 'Items', 'entries');
    return `list${bounds && `${bounds},`} of ${inside ?? typeOf(schema.items ?? {})}`;
  }
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    if (fields.length === 0) return 'object';
    return `object of ${fields.map(([name, field]) => `<code>${escapeHtml(name)}</code> (${typeOf(field)})`).join(', ')}`;
  }
  const word = TYPES[schema.type ?? ''] ?? 'anything';
  const format = typeof schema.format === 'string' ? `, a ${schema.format}` : patternOf(schema);
  return `${word}${format}${boundsOf(schema, 'Length', 'characters')}${rangeOf(schema)}`;
}

/** What patterns ask for; one that is not here is shown as it is. */
const PATTERNS: Record<string, string> = {
  '^\\d{5}(-\\d{4})?$': 'a ZIP code',
  '^\\d{5}$': 'a ZIP code of five digits',
  '^-?\\d{1,9}$': 'a whole number of up to nine digits',
  '^\\d{1,8}$': 'a number of up to eight digits',
  '^[1-9]\\d{0,15}$': 'a number from 1',
  '^[\\w-]{1,80}$': 'up to 80 letters, digits, _ and -',
  '^[\\w-]+$': 'of letters, digits, _ and -',
  '^[a-z-]{1,20}$': 'up to 20 small letters and -',
  '^[a-z0-9][a-z0-9+-]{0,40}$': 'up to 41 small letters, digits, + and -',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'a time from 00:00 to 23:59',
  '^(?=.*\\d)[A-Z0-9][A-Z0-9 ./-]{0,24}$':
    'up to 25 capitals, digits, spaces, dots, slashes and -, with a digit',
  '^[^\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\u2028\\u2029<>]+$': 'in one line, without < and >',
  '^\\P{Cc}*$': 'without control characters',
};

function patternOf({ pattern }: JsonSchema): string {
  if (typeof pattern !== 'string') return '';
  const words = PATTERNS[pattern];
  return `, ${words === undefined ? `like <code>${escapeHtml(pattern)}</code>` : escapeHtml(words)}`;
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
};

const MOST_WORDS = 60;

function wordsOf(values: unknown[]): string {
  const words = values
    .slice(0, MOST_WORDS)
    .map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`);
  return words.length > 12
    ? `<details><summary>one of ${values.length} words</summary>${words.join(', ')}</details>`
    : words.join(' or ');
}

function boundsOf(schema: JsonSchema, of: 'Length' | 'Items', unit: string): string {
  const [least, most] = [schema[`min${of}`], schema[`max${of}`]];
  const from = typeof least === 'number' && least > 1 ? `, at least ${least} ${unit}` : '';
  return typeof most === 'number' ? `${from}, up to ${most.toLocaleString('en-US')} ${unit}` : from;
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  const said = [
    ...(typeof minimum === 'number' && minimum > -1e9 ? [`from ${minimum.toLocaleString('en-US')}`] : []),
    ...(typeof maximum === 'number' && maximum < 1e9 ? [`to ${maximum.toLocaleString('en-US')}`] : []),
  ];
  return said.length > 0 ? `, ${said.join(' ')}` : '';
}

function resolved(schema: JsonSchema, api: OpenApi): JsonSchema {
  return schema.$ref === undefined ? schema : api.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
}

/** Sentences with `code` in them. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function verb(method: string): string {
  return method.toUpperCase();
}

function short(path: string): string {
  return path.replace('/api/', '');
}

function anchorOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}
