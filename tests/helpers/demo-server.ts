import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { openDatabase } from '../../db/database.ts';
import { markKind } from '../../db/kind.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');

export interface DemoServer {
  /** http://127.0.0.1:PORT */
  origin: string;
  /** Of the one that was started last. */
  readonly pid: number;
  /** Of its database. */
  file: string;
  /** As a power cut does it, and then at the same address again. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built product on a demo database of its own, on a free port; resolves when it says that it is ready.
 * `plant` may write into the database before, or beside it. SEEDED_DEMO (see seedDemo) is copied; without it, a demo of
 * so many doctors is made, with the year behind it where it is asked for. `limits`: the demo's, or those of an installation. `env`: settings of its own.
 */
export async function startDemo(
  plant?: (databaseFile: string) => void,
  {
    doctors = 600,
    year = false,
    limits = 'demo',
    env = {},
  }: { doctors?: number; year?: boolean; limits?: 'demo' | 'real'; env?: NodeJS.ProcessEnv } = {},
): Promise<DemoServer> {
  const { SEEDED_DEMO } = process.env;
  const dataDir = SEEDED_DEMO ? await copyOf(SEEDED_DEMO) : await seedDemo(doctors, year);
  const file = join(dataDir, 'directory.sqlite');
  plant?.(file);
  if (limits === 'real') becomeReal(file);
  const settings = { ...env, PORT: String(await freePort()), DATA_DIR: dataDir };
  // As `npm run demo` does.
  const kind = limits === 'demo' ? ['--demo'] : [];
  const start = () => node(settings, '--max-semi-space-size=8', 'dist/server/main.js', ...kind);
  let child = start();
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const origin = await readyLine(child);
    const killAndStart = async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = start();
      await readyLine(child);
    };
    return {
      ...{ origin, file, killAndStart, stop },
      get pid() {
        return child.pid ?? 0;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the demo's data in a new folder, which is the caller's to remove. Answers its path. */
export async function seedDemo(doctors = 600, year = false): Promise<string> {
  const dataDir = await newFolder();
  const seed = ['--import', 'tsx', 'server/app/commands/seed.ts', '--demo', '--doctors', String(doctors)];
  if (year) seed.push('--year');
  const [code] = (await once(node({ DATA_DIR: dataDir }, ...seed), 'exit')) as [number];
  if (code !== 0) throw new Error(`Seeding the demo ended with ${code}`);
  return dataDir;
}

async function copyOf(seeded: string): Promise<string> {
  const dataDir = await newFolder();
  await cp(seeded, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}

/** Whatever it holds, the server takes it for an installation's. */
function becomeReal(file: string): void {
  const database = openDatabase(file);
  database.pragma('application_id = 0');
  markKind(database, 'real');
  database.close();
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'psychiatrist-directory-'));
}

function node(settings: NodeJS.ProcessEnv, ...args: string[]): ChildProcessByStdio<null, Readable, null> {
  const env = { ...process.env, LOG_LEVEL: 'warn', ...settings };
  return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    const seen: string[] = [];
    child.once('exit', (code) => failed(new Error(`The demo ended with ${code}:\n${seen.join('\n')}`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      seen.push(line);
      const origin = /^ready (http:\/\/\S+?)\/?$/.exec(line)?.[1];
      if (origin) found(origin);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(patience);
}
