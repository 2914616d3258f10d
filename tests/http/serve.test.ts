import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { built } from '../helpers/built.ts';
import { freePort } from '../helpers/free-port.ts';
import { startServing } from '../helpers/served.ts';
import type { Served } from '../helpers/served.ts';
import { ROOT, fileStore } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

let dataDir: string;

const start = async (env: Record<string, string> = {}) => {
  const served = await startServing({ DATA_DIR: dataDir, ...env });
  untilTheEnd(() => served.kill());
  return served;
};
const modeOf = (...path: string[]) => (statSync(join(dataDir, ...path)).mode & 0o777).toString(8);
const logged = ({ out }: Served, message: string) => out.filter((line) => line.includes(message));

describe('one process, from its start to its end,', () => {
  let running: Served;
  beforeAll(async () => {
    dataDir = join(newFolder(), 'data');
    mkdirSync(join(dataDir, 'uploads'), { recursive: true });
    fileStore(join(dataDir, 'directory.sqlite')).close();
    const opened = { 'uploads/a.webp': 'a', 'uploads/b.webp': 'b', 'note.txt': 'c' };
    for (const [name, text] of Object.entries(opened)) {
      writeFileSync(join(dataDir, name), text);
      chmodSync(join(dataDir, name), 0o644);
    }
    chmodSync(join(dataDir, 'directory.sqlite'), 0o644);
    for (const name of ['', 'uploads']) chmodSync(join(dataDir, name), 0o755);
    running = await startServing({ DATA_DIR: dataDir });
    return running.kill;
  });

  it('keeps the data to its owner, tells what was open to others, and leaves alone what is not ours', () => {
    expect([modeOf(), modeOf('uploads'), modeOf('uploads', 'a.webp')]).toEqual(['700', '700', '600']);
    for (const name of ['directory.sqlite', 'directory.sqlite-wal', 'directory.sqlite-shm', 'secret.key'])
      expect([name, modeOf(name)]).toEqual([name, '600']);
    expect(modeOf('note.txt')).toBe('644');
    expect(logged(running, 'could be read by others')).toHaveLength(3);
  });

  it('warns of a proxy that nobody told of, also by what is answered with a cached page', async () => {
    const kept = `${running.url}/api/doctors?searchState=MA`;
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let i = 0; i < 3; i++) await (await fetch(kept)).text();
    expect(logged(running, 'TRUST_PROXY')).toEqual([]);
    for (let i = 0; i < 3; i++) await (await fetch(kept, { headers })).text();
    await expect.poll(() => logged(running, 'TRUST_PROXY')).toHaveLength(1);
  });

  it('goes on where its database is locked, or a table is gone', async () => {
    const { url, out } = running;
    const other = new BetterSqlite3(join(dataDir, 'directory.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/api/doctors?searchState=MA`)).status).toBe(200);
    expect((await fetch(`${url}/home`)).status).toBe(200);
    other.exec('ROLLBACK');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);

    other.exec('ALTER TABLE codes RENAME TO gone');
    await expect.poll(() => out.some((line) => line.includes('sweep failed'))).toBe(true);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    other.exec('ALTER TABLE gone RENAME TO codes');
    await expect.poll(() => out.some((line) => line.includes('sweep works again'))).toBe(true);
    other.close();
    expect(out.filter((line) => line.includes('sweep failed'))).toHaveLength(1);
    expect(out.filter((line) => line.includes('not ready')).length).toBe(1);
  });

  it('logs what nothing caught, and ends with 1: throw', async () => {
    await endsOf(running, 'throw');
    // Of all that came through it.
    expect(logged(running, 'TRUST_PROXY')).toHaveLength(1);
  });
});

describe('a process', () => {
  beforeEach(() => {
    dataDir = join(newFolder(), 'data');
  });

  it('logs what nothing caught, and ends with 1: reject', async () => {
    const running = await start();
    expect(modeOf()).toBe('700');
    await endsOf(running, 'reject');
  });

  it('says in one line why it does not start', async () => {
    writeFileSync(dataDir, 'a file where the folder should be');
    const error = await start().catch((e: unknown) => e);
    const [, ...lines] = String(error).split('\n');
    expect(lines).toEqual([expect.stringMatching(/data.* is not what should be there .*DATA_DIR/)]);
  });

  it('does not follow a clock that is far from where the site was last, unless it is told to', async () => {
    mkdirSync(dataDir);
    const ahead = new Date(Date.now() + 400 * 86_400_000);
    const store = fileStore(join(dataDir, 'directory.sqlite'), () => ahead);
    store.beat();
    store.close();
    const first = await start();
    await expect.poll(() => logged(first, "The machine's clock jumped from")).toHaveLength(1);
    expect(await first.stop()).toBe(0);
    const second = await start({ CLOCK: 'believed' });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect(logged(second, "The machine's clock jumped from")).toEqual([]);
  });

  it('goes on when the log cannot be written', async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [await built('serve-process')], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['pipe', full, 'inherit'],
    });
    const ended = once(child, 'exit');
    onTestFinished(() => void child.kill('SIGKILL'));
    const status = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.status,
        () => null,
      );
    await expect.poll(status).toBe(200);
    // As a terminal does that is closed.
    child.kill('SIGHUP');
    expect(await ended).toEqual([0, null]);
    closeSync(full);
  });
});

async function endsOf(running: Served, how: 'throw' | 'reject'): Promise<void> {
  running.say(how);
  expect(await running.ended).toBe(1);
  expect(running.err).toEqual([]);
  const last = JSON.parse(running.out.at(-1) ?? '') as { level: number; err: { message: string } };
  expect([last.level, last.err.message]).toEqual([60, 'planted']);
  // A database that was closed leaves no write-ahead log behind.
  expect(() => statSync(join(dataDir, 'directory.sqlite-wal'))).toThrow('ENOENT');
}
