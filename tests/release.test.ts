import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { newFolder } from './helpers/new-folder.ts';
import { ask } from './helpers/raw-http.ts';
import { isLong } from './helpers/scale.ts';
import { ROOT } from './helpers/stores.ts';

/** The environment of an operator: nothing of who tests. */
const { PATH = '', HOME = '' } = process.env;

function npm(cwd: string, args: string[], settings: NodeJS.ProcessEnv = {}): string {
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Makes a release of what lies here; answers its archive. */
function released(): string {
  const to = newFolder();
  npm(ROOT, ['run', 'release', '--', '--draft', '--to', to]);
  return join(to, readdirSync(to).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Unpacks an archive into a folder of its own, and installs what it runs on. */
function installed(archive: string): string {
  const folder = newFolder();
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  npm(folder, ['ci', '--omit=dev']);
  return folder;
}

/** Starts an installation on its data; answers what `whileReady` finds, or what it said instead of starting. */
async function started<T>(
  folder: string,
  dataDir: string,
  whileReady: (origin: string) => Promise<T>,
): Promise<T | string> {
  const env = { PATH, HOME, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn('npm', ['start', '--silent'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  const ended = once(child, 'close');
  const origin = await new Promise<string | null>((found) => {
    void ended.then(() => found(null));
    createInterface(child.stderr).on('line', (line) => void said.push(line));
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('ready ')) found(line.slice('ready '.length));
    });
  });
  if (origin === null) return said.join('\n');
  try {
    return await whileReady(origin);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function home(origin: string) {
  const { status, body } = await ask(origin, '/home');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(body.toString())?.[1] ?? '';
  return [status, (await ask(origin, script)).status];
}

describe.runIf(isLong)('a release', () => {
  it('is the same bytes each time, installs without development packages, is upgraded and taken back', async () => {
    const archive = released();
    const sum = readFileSync(`${archive}.sha256`, 'utf8');
    expect(readFileSync(`${released()}.sha256`, 'utf8')).toBe(sum);

    const older = installed(archive);
    for (const name of ['tsx', 'vite', 'typescript', 'react-admin'])
      expect(existsSync(join(older, 'node_modules', name))).toBe(false);
    const data = newFolder();
    expect(await started(older, data, home)).toEqual([200, 200]);
    npm(older, ['run', 'admin', '--', 'you@example.com'], { DATA_DIR: data });

    const newer = newFolder();
    execFileSync('cp', ['-a', `${older}/.`, newer]);
    addMigration(newer);
    const before = newFolder();
    execFileSync('cp', ['-a', `${data}/.`, before]);
    expect(await started(newer, data, home)).toEqual([200, 200]);
    expect(await started(older, data, home)).toContain('_tried.sql');
    expect(await started(older, before, home)).toEqual([200, 200]);
  });
});

/** One more than those that an installation has. */
function addMigration(folder: string): void {
  const migrations = join(folder, 'db/migrations');
  const next = String(readdirSync(migrations).length + 1).padStart(3, '0');
  writeFileSync(join(migrations, `${next}_tried.sql`), 'CREATE TABLE tried (id INTEGER) STRICT;\n');
}
