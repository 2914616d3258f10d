import { execFile, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import { openDatabase } from '../../db/database.ts';
import { clientOf } from '../helpers/client.ts';
import { seedDemo } from '../helpers/demo-server.ts';
import { freePort } from '../helpers/free-port.ts';
import { startHaproxy } from '../helpers/haproxy.ts';
import { installLitestream, takeoverSettings } from '../helpers/litestream.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { isLong } from '../helpers/scale.ts';
import { ROOT } from '../helpers/stores.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

const TAKEOVERS = 20;
/** How the machine that served is when another one takes over. */
const WAYS = ['lost', 'frozen', 'alive'] as const;
/** Milliseconds. */
const MOST_AWAY = 10_000;
const MOST_LOST = 1000;

it.runIf(isLong)(
  'a machine takes over within ten seconds, loses a second at the most, and the other one is fenced each time',
  async () => {
    spawnSync('npx', ['tsx', 'server/app/commands/build.ts', '--if-stale'], { cwd: ROOT, stdio: 'inherit' });
    const place = newFolder();
    const seeded = await seedDemo(80);
    const [port, other] = [await freePort(), await freePort()];
    const entrance = await freePort();
    const site = `http://127.0.0.1:${entrance}`;
    const one = machine({ place, port, site, processes: 1 });
    const two = machine({ place, port: other, site, processes: 3 });
    cpSync(seeded, one.dataDir, { recursive: true });
    await one.start();
    await two.start();
    await startHaproxy([port, other], entrance);
    await ready(site);

    const rows: object[] = [];
    const aways: number[] = [];
    let [serving, waiting] = [one, two];
    let writing = write(site, 0);
    for (let n = 0; n < TAKEOVERS; n++) {
      const way = WAYS[n % WAYS.length];
      await writing.enough();
      if (way === 'lost') serving.signal('SIGKILL');
      if (way === 'frozen') serving.signal('SIGSTOP');
      const stopped = Date.now();
      await waiting.takeOver();
      const took = Date.now() - stopped;
      const back = await writing.after(Date.now());
      const away = way === 'alive' ? writing.longestGap(stopped) : back - stopped;
      const { said, next } = await writing.stop();
      const kept = waiting.kept();
      const missing = said.filter(({ email }) => !kept.has(email));
      const lost = Math.max(0, ...missing.map(({ at }) => stopped - at));

      const late = Array.from({ length: 5 }, (_, i) => serving.subscribe(`late${n}.${i}@example.com`));
      if (way === 'frozen') serving.signal('SIGCONT');
      const acknowledged = (await Promise.all(late)).filter((status) => status === 200).length;
      const ended = [await serving.ended(), await serving.startAgain()];
      aways.push(away);
      rows.push({
        way,
        processes: serving.processes,
        took,
        away,
        lost,
        missing: missing.length,
        ended,
        acknowledged,
      });
      console.log(JSON.stringify(rows.at(-1)));
      expect([way, acknowledged]).toEqual([way, 0]);
      expect(ended).toEqual([way === 'lost' ? 'SIGKILL' : 78, 78]);
      // What was answered before may be on its way in this moment.
      expect(missing.filter(({ asked }) => way === 'alive' || asked > stopped)).toEqual([]);
      expect(lost).toBeLessThan(MOST_LOST);

      await serving.stepBack();
      await serving.start();
      [serving, waiting] = [waiting, serving];
      writing = write(site, next);
    }
    await writing.stop();
    expect(Math.max(...aways), 'milliseconds without service').toBeLessThan(MOST_AWAY);
  },
  TAKEOVERS * 90_000,
);

/** A folder with a port, as a machine would be: the server as it is built, and Litestream with the settings of docs. */
function machine({
  place,
  port,
  site,
  processes,
}: {
  place: string;
  port: number;
  site: string;
  processes: number;
}) {
  const folder = newFolder();
  const dataDir = join(folder, 'data');
  const settings = join(folder, 'litestream.yml');
  const litestream = installLitestream();
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, TAKEOVER_DIR: place, PORT: String(port), PROCESSES: String(processes) },
    ...{ SITE_URL: site, TRUST_PROXY: '1' },
  };
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(settings, takeoverSettings(dataDir));
  let server: ReturnType<typeof serve> | null = null;
  let copying: ChildProcess | null = null;
  untilTheEnd(() => signal('SIGKILL'));

  return {
    dataDir,
    processes,
    signal,
    takeOver: () => command('--litestream', litestream),
    /** Resolves when it serves, or waits. */
    async start(): Promise<void> {
      server = serve();
      // The site leads Litestream to where it has to copy.
      if (existsSync(join(dataDir, 'directory.sqlite'))) await ready(`http://127.0.0.1:${port}`);
      else await waits(server);
      copying = spawn(litestream, ['replicate', '-config', settings], { stdio: 'ignore', detached: true });
    },
    /** With what the server has ended. */
    ended: () => server && howItEnds(server),
    /** The same of another start. */
    startAgain: () => howItEnds(serve()),
    async stepBack(): Promise<void> {
      kill(copying, 'SIGKILL');
      if (copying) await howItEnds(copying);
      await command('--wait');
    },
    subscribe: (email: string) => subscribe(`http://127.0.0.1:${port}`, email),
    /** Whom it knows to have asked for the newsletter. */
    kept(): Set<string> {
      const database = openDatabase(join(dataDir, 'directory.sqlite'), true);
      const mails = database.prepare<[], string>(
        "SELECT recipient FROM outbox WHERE recipient LIKE 'reader%'",
      );
      const emails = new Set(mails.pluck().all());
      database.close();
      return emails;
    },
  };

  function serve() {
    const args = ['--max-semi-space-size=8', 'dist/server/main.js', '--demo'];
    const started = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    started.stdout.resume();
    return started;
  }

  function signal(name: NodeJS.Signals): void {
    for (const child of [server, copying]) kill(child, name);
  }

  function command(...options: string[]) {
    const args = ['dist/server/commands/takeover.js', '--demo', ...options];
    return promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  }
}

/** Resolves once it has said that it waits for its turn. */
function waits({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  return new Promise((found) => {
    createInterface(stdout).on('line', (line) => line.includes('"msg":"waiting') && found());
  });
}

/** To it and all that it has started. */
function kill(child: ChildProcess | null, name: NodeJS.Signals): void {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, name);
}

async function howItEnds(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}

async function ready(origin: string): Promise<void> {
  const isReady = () =>
    clientOf(origin)
      .get('/healthz')
      .then(
        ({ status }) => status === 200,
        () => false,
      );
  while (!(await isReady())) await sleep(50);
}

/** Answers the status; 0 without an answer. */
function subscribe(origin: string, email: string): Promise<number> {
  return clientOf(origin)
    .post(API.sendSubscribeCode, { email }, { from: '192.0.2.7' })
    .then(
      ({ status }) => status,
      () => 0,
    );
}

/** Writes as visitors do, two at once, until it is stopped. */
function write(origin: string, from: number) {
  const said: { email: string; asked: number; at: number }[] = [];
  let n = from;
  let isStopped = false;
  const writers = [go(), go()];

  return {
    /** Resolves once so much was acknowledged that some of it is not copied yet. */
    async enough(): Promise<void> {
      while (said.length < 40) await sleep(10);
    },
    /** When something was acknowledged that was asked after a moment. */
    async after(moment: number): Promise<number> {
      for (;;) {
        const found = said.find(({ asked }) => asked >= moment);
        if (found) return found.at;
        await sleep(5);
      }
    },
    /** Milliseconds without anything acknowledged, since a moment. */
    longestGap(since: number): number {
      const times = [since, ...said.map(({ at }) => at).filter((at) => at > since)].sort((a, b) => a - b);
      return Math.max(...times.slice(1).map((at, i) => at - times[i]));
    },
    async stop() {
      isStopped = true;
      await Promise.all(writers);
      return { said, next: n };
    },
  };

  async function go(): Promise<void> {
    while (!isStopped) {
      const email = `reader${n++}@example.com`;
      const asked = Date.now();
      if ((await subscribe(origin, email)) === 200) said.push({ email, asked, at: Date.now() });
      await sleep(20);
    }
  }
}
