import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../../platform/configuration/root.ts';
import { command } from './command.ts';

const SOURCES = [
  'contract',
  'db',
  'sample-data',
  'server',
  'saving',
  'article-editor',
  'public-site',
  'backoffice',
  'package-lock.json',
];
const STAMP = join(ROOT, 'dist/built');

await command({
  help: `npm run build [-- --if-stale]

Builds the public site, the server and the backoffice into dist/.`,
  options: { 'if-stale': { type: 'boolean', default: false } },
  run: async (options) =>
    options['if-stale'] && !isStale() ? console.log('The build is up to date.') : await buildAll(),
});

async function buildAll(): Promise<void> {
  const began = Date.now();
  // An inherited value would pull the development editions of libraries into the bundles.
  process.env.NODE_ENV = 'production';
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  console.log('Building the public site (1/3)');
  await build({ configFile: join(ROOT, 'public-site/vite.config.ts'), logLevel: 'error' });
  console.log('Building the server (2/3)');
  await build({
    configFile: join(ROOT, 'public-site/vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: '../dist/server',
      manifest: false,
      rolldownOptions: {
        input: {
          main: join(ROOT, 'server/app/main.ts'),
          'encode-process': join(ROOT, 'server/features/uploads/encode-process.ts'),
          'sanitize-thread': join(ROOT, 'server/platform/html/sanitize-thread.ts'),
          'clean-process': join(ROOT, 'server/platform/forgetting/clean-process.ts'),
          'backup-process': join(ROOT, 'server/features/backups/backup-process.ts'),
        },
      },
    },
  });
  console.log('Building the backoffice (3/3)');
  await build({ configFile: join(ROOT, 'backoffice/vite.config.ts'), logLevel: 'error' });
  for (const folder of ['dist/public-site/assets', 'dist/backoffice/assets']) compressAll(join(ROOT, folder));
  writeFileSync(STAMP, '');
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Writes a .br and a .gz beside each file that gets smaller. */
function compressAll(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function isStale(): boolean {
  const built = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some((source) => newestIn(join(ROOT, source)) > built);
}

function newestIn(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
