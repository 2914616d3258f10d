import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, importsOf } from './helpers/import-graph.ts';
import { ROOT } from './helpers/stores.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  scripts: Record<string, string>;
}

/** What an installation runs: the server, its commands, and what the build makes of both front ends. */
const STARTS = [
  'server/app/main.ts',
  'server/platform/html/sanitize-thread.ts',
  'server/features/uploads/encode-process.ts',
  'server/platform/forgetting/clean-process.ts',
  'server/features/backups/backup-process.ts',
  'server/app/commands/build.ts',
  'server/app/commands/admin.ts',
  'server/app/commands/grant.ts',
  'server/app/commands/backup.ts',
  'server/app/commands/restore.ts',
  'server/app/commands/move.ts',
  'server/app/commands/seed.ts',
  'public-site/entry-client.tsx',
  'public-site/entry-server.tsx',
  'public-site/vite.config.ts',
  'backoffice/main.tsx',
  'backoffice/vite.config.ts',
  ...pages(),
];
/** Draw and write the samples of a demo: the seed asks for them where they are missing. */
const SAMPLES = ['@dicebear/core', '@dicebear/notionists'];
/** In dependencies for another reason than an import of ours. */
const REASONS: Record<string, string> = {
  tsx: 'runs the commands',
  'preact-render-to-string': 'what preact/compat/server, as which react-dom/server is built, imports',
};

const manifest = manifestOf(ROOT);
const imported = packagesReachable();

describe('what an installation without development packages runs', () => {
  it('imports only packages that it has', () => {
    const missing = [...imported.keys()].filter(
      (name) => !(name in manifest.dependencies) && !SAMPLES.includes(name),
    );
    expect(missing.map((name) => `${name} (${imported.get(name)})`)).toEqual([]);
  });

  it('leaves only the samples to development packages', () => {
    const importers = SAMPLES.map((name) => imported.get(name));
    expect(importers.every((file) => file?.startsWith('sample-data/'))).toBe(true);
    for (const name of SAMPLES) expect(manifest.devDependencies).toHaveProperty(name);
  });

  it('uses each package that it has', () => {
    const peers = [...imported.keys()].flatMap((name) => Object.keys(peersOf(name)));
    const unused = Object.keys(manifest.dependencies).filter(
      (name) => !imported.has(name) && !peers.includes(name) && !(name in REASONS),
    );
    expect(unused).toEqual([]);
    expect(manifest.scripts.start).toContain('tsx ');
  });
});

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

function peersOf(name: string): Record<string, string> {
  const folder = join(ROOT, 'node_modules', name);
  return existsSync(folder) ? (manifestOf(folder).peerDependencies ?? {}) : {};
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The public site loads its pages by a pattern. */
function pages(): string[] {
  const names = readdirSync(join(ROOT, 'public-site/pages'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('-page.tsx')).map((name) => `public-site/pages/${name}`);
}
