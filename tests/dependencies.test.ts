import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operatorCommands } from '../server/app/builds/operator-commands.ts';
import { fileOf, importsOf } from './helpers/import-graph.ts';
import { ROOT } from './helpers/stores.ts';

interface Manifest {
  dependencies: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** What a release runs: the server, what it starts, and its commands. Both front ends are built into it. */
const STARTS = [
  'server/app/main.ts',
  'server/platform/html/sanitize-thread.ts',
  'server/features/uploads/encode-process.ts',
  'server/platform/forgetting/clean-process.ts',
  'server/features/backups/backup-process.ts',
  'server/features/registry/reading/read-process.ts',
  ...operatorCommands(ROOT).map(({ source }) => source),
  ...pages(),
];
/** In dependencies for another reason than an import of ours. */
const REASONS: Record<string, string> = {
  '@fontsource/figtree': 'is set in share images (server/features/share/fonts.ts)',
  '@fontsource/fraunces': 'is set in share images (server/features/share/fonts.ts)',
};

describe('dependencies are what a release installs beside its build', () => {
  const { dependencies } = manifestOf(ROOT);
  const imported = packagesReachable();

  it('has what is compiled for a system: everything else is built in', () => {
    const compiled = [...imported.keys()].filter(isCompiled);
    expect(compiled.filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('has nothing else', () => {
    const others = Object.keys(dependencies).filter((name) => !(name in REASONS));
    expect(others.filter((name) => !imported.has(name) || !isCompiled(name))).toEqual([]);
  });
});

describe('a clone', () => {
  it('builds and has its demo with NODE_ENV=production as well', () => {
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toContain('include=dev\n');
  });
});

/** Whether it is built by node-gyp, or has ready-made packages for systems. */
function isCompiled(name: string): boolean {
  const folder = join(ROOT, 'node_modules', name);
  const { optionalDependencies = {} } = manifestOf(folder);
  return (
    existsSync(join(folder, 'binding.gyp')) ||
    Object.keys(optionalDependencies).some((one) => /linux/.test(one))
  );
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
