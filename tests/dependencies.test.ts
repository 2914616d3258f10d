import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesBuiltIn, publicSiteAliases } from '../public-site/aliases.ts';
import { operatorCommands } from '../server/app/builds/operator-commands.ts';
import { fileOf, importsOf } from './helpers/import-graph.ts';
import { ROOT } from './helpers/stores.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

/** What a release runs: the server, what it starts, and its commands. Both front ends are built into it. */
const STARTS = [
  'server/app/main.ts',
  'server/platform/html/sanitize-thread.ts',
  'server/features/uploads/encode-process.ts',
  'server/platform/forgetting/clean-process.ts',
  'server/features/backups/backup-process.ts',
  ...operatorCommands(ROOT).map(({ source }) => source),
  ...pages(),
];
/** In dependencies for another reason than an import of ours. */
const REASONS: Record<string, string> = {
  '@fontsource/figtree': 'is set in share images (server/features/share/fonts.ts)',
  '@fontsource/fraunces': 'is set in share images (server/features/share/fonts.ts)',
  preact: 'what react is built as',
  'preact-render-to-string': 'what preact/compat/server, as which react-dom/server is built, imports',
};

const manifest = manifestOf(ROOT);
const imported = packagesReachable();

describe('dependencies are what a release installs beside its build', () => {
  it('has what its code imports', () => {
    const missing = [...imported.keys()].filter(
      (name) => !(name in manifest.dependencies) && !isBuiltIn(name),
    );
    expect(missing.map((name) => `${name} (${imported.get(name)})`)).toEqual([]);
  });

  it('has nothing else: what is only built with, or built in, is a development package', () => {
    const unused = Object.keys(manifest.dependencies).filter(
      (name) => !(name in REASONS) && (!imported.has(name) || isBuiltIn(name)),
    );
    expect(unused).toEqual([]);
  });
});

describe('a clone', () => {
  it('builds and has its demo with NODE_ENV=production as well', () => {
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toContain('include=dev\n');
  });
});

function isBuiltIn(name: string): boolean {
  return packagesBuiltIn.includes(name) || publicSiteAliases.some(({ find }) => find.test(name));
}

/** Each package, with the first file that imports it. */
function packagesReachable(): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = STARTS.map((start) => join(ROOT, start));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { name } of importsOf(file).filter(({ isType }) => !isType)) {
      const target = fileOf(name, file);
      if (target !== null) waiting.push(...[target].filter(existsSync));
      else if (!name.startsWith('node:'))
        packages.set(packageOf(name), packages.get(packageOf(name)) ?? relative(ROOT, file));
    }
  }
  return packages;
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The public site loads its pages by a pattern. */
function pages(): string[] {
  const names = readdirSync(join(ROOT, 'public-site/pages'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('-page.tsx')).map((name) => `public-site/pages/${name}`);
}
