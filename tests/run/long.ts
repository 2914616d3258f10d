import { randomInt } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import type { Options } from './options.ts';

/** The unit tests that have a size (tests/helpers/scale.ts), large, from a fresh seed unless SEED says which. */
export function inLong({ files, ...options }: Options): Options {
  process.env.TEST_LONG = '1';
  process.env.SEED ??= String(randomInt(2 ** 31));
  console.log(`SEED=${process.env.SEED}`);
  const asked = sizedTests().filter(
    (file) => files.length === 0 || files.some((part) => file.includes(part)),
  );
  return { ...options, files: asked, steps: ['unit'], command: 'npm run test:long --' };
}

export function sizedTests(): string[] {
  const names = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' });
  const tests = names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join('tests', name));
  return tests.filter((file) =>
    /from '[./]+\/helpers\/scale\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
}
