import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { freePort } from '../helpers/free-port.ts';
import { ROOT } from '../helpers/stores.ts';

test('what npm starts ends with npm, and leaves nobody at the port', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'directory-npm-start-'));
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  // A group of its own, so that nothing outlives a failure.
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    const url = await new Promise<string>((found, failed) => {
      npm.once('exit', (code) => failed(new Error(`npm start ended with ${code}`)));
      createInterface(npm.stdout).on('line', (line) => {
        if (line.startsWith('ready ')) found(line.slice('ready '.length));
      });
    });
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    const status = () =>
      fetch(`${url}/healthz`).then(
        (answer) => answer.status,
        () => 'nobody',
      );
    await expect.poll(status).toBe('nobody');
  } finally {
    try {
      if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('whatever the server loads when it is asked for can be loaded', () => {
  // A build meanwhile makes `dist` lead elsewhere.
  const folder = realpathSync(join(ROOT, 'dist/server'));
  const parts = readdirSync(folder).filter((name) => /-[\w-]{8}\.js$/.test(name));
  expect(parts.length).toBeGreaterThan(50);
  const files = parts.map((name) => pathToFileURL(join(folder, name)).href);
  const load = `for (const file of ${JSON.stringify(files)}) await import(file); process.exit(0);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', load]);
});
