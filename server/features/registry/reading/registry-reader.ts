import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { RegisterKind } from '#contract/registry.ts';
import type { Registers } from '#contract/schemas/answers/registry.ts';
import type { Needs } from '../../../platform/platform.ts';

interface Parts extends Needs<'store' | 'log' | 'now'> {
  /** Folder of the installation. */
  root: string;
  dataDir: string;
  /** What reads, where it does not lie beside this file. */
  script?: string;
}

/** A file that is to be read. */
export interface ReadingOrder {
  kind: RegisterKind;
  path: string;
  /** An account. */
  started_by: number | null;
  /** It was sent here, alone into a folder: both go once it is read. */
  isSent: boolean;
}

/** How a process has ended, and the last line of what it said. */
interface End {
  code: number | null;
  said: string;
}

/** Its source is beside this file's; the build puts it beside the server (server/app/commands/build.ts). */
const SCRIPT = join(import.meta.dirname, `read-process${extname(import.meta.filename)}`);
/** What a process that was told to end, and did in order, ends with: 128 and SIGINT, or SIGTERM. */
const STOPPED = [130, 143];
/** The folder of what is sent (file-uploads.ts). */
const SENT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** By somebody else, one after the other: the next would be no other. */
const MOST_CUTS = 5;
/** The server has nine seconds to end. */
const PATIENCE = 7000;

export type RegistryReader = ReturnType<typeof createRegistryReader>;

/**
 * Has files of registers read by a process of its own, one at a time. What is at work is noted beside the database: a
 * start goes on with what the end before it has cut off.
 */
export function createRegistryReader({ store, log, now, root, dataDir, script = SCRIPT }: Parts) {
  const folder = join(dataDir, 'registry');
  const note = join(folder, 'order.json');
  let running: { end: (signal: NodeJS.Signals) => void; ended: Promise<void> } | null = null;
  let last: Registers['last'] = null;
  let cuts = 0;
  let isStopping = false;
  let isCalledOff = false;

  return {
    /** Where what is sent is kept until it is read. */
    folder,
    /** What is being read, or goes on within a minute. */
    atWork: ordered,
    /** What became of the last one. */
    last: () => last,
    /** Begins one, unless one is at work: then it answers false. */
    begin(order: ReadingOrder): boolean {
      if (ordered() || isStopping) return false;
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${note}.new`, JSON.stringify(order));
      renameSync(`${note}.new`, note);
      last = null;
      cuts = 0;
      start(order);
      return true;
    },
    /** Goes on with what was cut off. */
    goOn(): void {
      const order = ordered();
      if (!order || running || isStopping) return;
      if (existsSync(order.path)) start(order);
      else fail(order, 'The file is not there any more.');
    },
    /** Ends the reading of a file of this name, if that is at work here. Resolves when nobody reads it. */
    async callOff(name: string): Promise<void> {
      const order = ordered();
      if (!order || basename(order.path) !== name) return;
      isCalledOff = true;
      await ended();
      over(order, 'An administrator has stopped it.', false);
      isCalledOff = false;
    },
    /** Removes what was sent and is not going to be read, and nothing that an operator may have put there. */
    sweep(): void {
      if (!existsSync(folder)) return;
      const order = ordered();
      const kept = order?.isSent ? [basename(dirname(order.path))] : [];
      for (const name of readdirSync(folder))
        if (SENT.test(name) && !kept.includes(name))
          rmSync(join(folder, name), { recursive: true, force: true });
    },
    /** Ends what runs: the next start goes on with it. */
    async stop(): Promise<void> {
      isStopping = true;
      await ended();
    },
  };

  /** One that was broken off while it was written is none. */
  function ordered(): ReadingOrder | null {
    if (!existsSync(note)) return null;
    try {
      return JSON.parse(readFileSync(note, 'utf8')) as ReadingOrder;
    } catch {
      rmSync(note, { force: true });
      return null;
    }
  }

  function start(order: ReadingOrder): void {
    // It gets no secrets. What SQLite writes aside belongs on the disk of the data.
    const { PATH, LD_LIBRARY_PATH } = process.env;
    const env = { PATH, LD_LIBRARY_PATH, SQLITE_TMPDIR: dataDir };
    const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const { kind, path, started_by } = order;
    const given = [join(dataDir, 'directory.sqlite'), kind, path, String(started_by ?? '')];
    let tell: (end: End) => void;
    const end = new Promise<End>((resolve) => (tell = resolve));
    const child = execFile(
      process.execPath,
      [...loader, script, ...given],
      { cwd: root, env },
      (_, out, complaint) =>
        tell({ code: child.exitCode, said: (complaint || out).trim().split('\n').at(-1) ?? '' }),
    );
    running = { end: (signal) => void child.kill(signal), ended: end.then((how) => settle(order, how)) };
  }

  function settle(order: ReadingOrder, { code, said }: End): void {
    running = null;
    if (isStopping || isCalledOff) return;
    if (code === 0) return over(order, said);
    if (code !== null && !STOPPED.includes(code))
      return fail(order, said || `The reading ended with ${code}.`);
    cuts++;
    if (cuts >= MOST_CUTS) fail(order, `The reading was ended from outside ${MOST_CUTS} times.`);
  }

  /** What the process has not said of the file itself is said here. */
  function fail(order: ReadingOrder, why: string): void {
    over(order, why, false);
    const name = basename(order.path);
    log.warn({ file: name, why }, 'a file of a register was not read');
    store.ifWritable(() => {
      for (const file of store.lists.registryFiles.of('reading'))
        if (file.name === name) store.registry.files.fail(file.id, why);
    });
  }

  function over(order: ReadingOrder, says: string, is_taken = true): void {
    rmSync(note, { force: true });
    if (order.isSent) rmSync(dirname(order.path), { recursive: true, force: true });
    last = { name: basename(order.path), says, is_taken, at: now().toISOString() };
  }

  async function ended(): Promise<void> {
    if (!running) return;
    const { end, ended: gone } = running;
    end('SIGTERM');
    // It has time for the records in its hands; what it did not keep, it reads again.
    const patience = setTimeout(() => end('SIGKILL'), PATIENCE);
    await gone;
    clearTimeout(patience);
  }
}
