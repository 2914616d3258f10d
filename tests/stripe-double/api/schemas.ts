import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import type { Schema } from 'ts-json-schema-generator';

/** A file below stripe/esm/resources, and the type in it: `['Customers', 'CustomerCreateParams']`. */
export type RequestType = readonly [file: string, type: string];

const nodeModules = join(import.meta.dirname, '../../../node_modules');
const stripe = join(nodeModules, 'stripe');
const cache = join(nodeModules, '.cache/stripe-double');

/**
 * The JSON schemas of request types of the installed stripe package, by the names given. Made once for each version of
 * the package and each list of types.
 */
export function schemasOf(types: Record<string, RequestType>): Record<string, Schema> {
  const { version } = JSON.parse(readFileSync(join(stripe, 'package.json'), 'utf8')) as { version: string };
  const made = readFileSync(import.meta.filename, 'utf8');
  const list = createHash('sha256').update(JSON.stringify(types)).update(made).digest('hex').slice(0, 12);
  const file = join(cache, `${version}-${list}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Schema>;
  } catch {
    const schemas = makeSchemas(types);
    keep(file, schemas);
    return schemas;
  }
}

function makeSchemas(types: Record<string, RequestType>): Record<string, Schema> {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-types-'));
  try {
    copyTypes(folder, new Set(Object.values(types).map(([file]) => file)));
    const path = join(folder, 'requests.ts');
    const tsconfig = join(folder, 'tsconfig.json');
    writeFileSync(path, requestsFile(types));
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { strict: true, types: [] }, files: [path] }));
    const generator = createGenerator({
      path,
      tsconfig,
      type: 'Requests',
      skipTypeCheck: true,
      additionalProperties: false,
      expose: 'none',
      jsDoc: 'none',
      topRef: false,
    });
    return generator.createSchema('Requests').properties as Record<string, Schema>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Request types refer only to their own file and to shared.d.ts: the types of answers, which refer to all of Stripe,
 * are left without theirs. Enums are closed, and a decimal is what it is on the wire.
 */
function copyTypes(folder: string, files: Set<string>): void {
  for (const file of ['../shared', ...files]) {
    const text = readFileSync(join(stripe, 'esm/resources', `${file}.d.ts`), 'utf8');
    const copy = join(folder, 'resources', `${file}.d.ts`);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text.replace('OtherString = string & Record<never, never>', 'OtherString = never'));
  }
  writeFileSync(join(folder, 'Decimal.d.ts'), 'export type Decimal = string;\n');
}

function requestsFile(types: Record<string, RequestType>): string {
  const entries = Object.entries(types).map(([name, [file, type]], index) => {
    const [first, ...inner] = type.split('.');
    return {
      line: `import type { ${first} as T${index} } from './resources/${file}.js';`,
      member: `'${name}': ${[`T${index}`, ...inner].join('.')};`,
    };
  });
  const members = entries.map(({ member }) => member);
  return [...entries.map(({ line }) => line), `export interface Requests { ${members.join(' ')} }`].join(
    '\n',
  );
}

/** Tests in other processes may read it at the same moment. */
function keep(file: string, schemas: Record<string, Schema>): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(schemas));
  renameSync(`${file}.${process.pid}`, file);
}
