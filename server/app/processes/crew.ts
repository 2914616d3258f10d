import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createAcknowledgements } from './acknowledgements.ts';
import { TAKEN_OVER } from '../takeover/taken-over.ts';
import { startMember } from './member.ts';
import type { Member } from './member.ts';
import type { FromProcess, ToProcess, Whereabouts } from './messages.ts';

/** Milliseconds until a process that has ended is started again: longer each time, until one has lived long enough. */
const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 30_000;
const LONG_ENOUGH = 5000;
const WRITER = 0;

interface Needs {
  /** Beside the writer. */
  readers: number;
  /** For the files that writers listen on. */
  folder: string;
  /** What readers listen on, when it was handed to this process. */
  socket: { fd: number } | null;
  log: Pick<Logger, 'info' | 'error'>;
  /** What was handed over is closed, and nobody here can open it again; or another machine has taken over. With what to end. */
  giveUp: (code: number) => void;
  start?: typeof startMember;
}

/** The writer and its readers: starts them, anew when one has ended, and passes on what they tell each other. */
export function createCrew({ readers, folder, socket, log, giveUp, start = startMember }: Needs) {
  const numbers = Array.from({ length: readers }, (_, i) => i + 1);
  /** All that hear of changes, from the moment in which they are started. */
  const hearing = new Map<number, Member>();
  /** By their numbers. `since`: which writer was there when it was started; it may not know all of an earlier one's. */
  const listening = new Map<number, { member: Member; since: number }>();
  /** Ids of those whose acknowledgement is waited for. */
  const counted = new Set<number>();
  /** Numbers of those that are being started again, and how often that was done in a row. */
  const starting = new Set<number>();
  const tries = new Map<number, number>();
  const acknowledgements = createAcknowledgements((number) => writer?.tell({ type: 'followed', number }));
  let writer: Member | null = null;
  let whereabouts: Whereabouts = { at: null, isComing: true };
  let files = 0;
  let writers = 0;
  let isEnding = false;
  let renewing = Promise.resolve();
  let started: Promise<unknown> = Promise.resolve();
  let restarting: Promise<void> | null = null;
  let isAskedAgain = false;

  return {
    /**
     * Answers the address, once all of them listen. Rejects when one ends before. Readers load their code beside the
     * writer, which may wait for the turn of its machine.
     */
    async start(): Promise<string> {
      const writing = settleWriter(startWriter());
      const reading = Promise.all(numbers.map((number) => settleReader(startReader(number))));
      const all = Promise.all([reading, writing]);
      started = all.catch(() => {});
      const [[url]] = await all;
      return url;
    },
    /**
     * Puts new processes in the place of all, once all have started. Asked again meanwhile, it does so once more: what is
     * to be read may have changed since it began.
     */
    restart(): Promise<void> {
      isAskedAgain = true;
      restarting ??= restartAll().finally(() => (restarting = null));
      return restarting;
    },
    /** Ends all of them: the writer last, for it has what readers wait for. */
    async end(): Promise<void> {
      isEnding = true;
      await Promise.all([...hearing.values()].map((member) => member.end()));
      await writer?.end();
    },
    pids: () => ({
      writer: writer?.pid,
      readers: numbers.map((number) => listening.get(number)?.member.pid),
    }),
  };

  async function restartAll(): Promise<void> {
    await started;
    while (isAskedAgain) {
      isAskedAgain = false;
      await restartOnce();
    }
  }

  /**
   * Each new process listens before the one that it takes the place of stops. There is never a second writer: while the
   * one ends and the other opens the data, readers keep what is for it.
   */
  async function restartOnce(): Promise<void> {
    const old = writer;
    if (!old || isEnding) return;
    const next = startWriter();
    await next.member.loaded.catch(() => {});
    if (writer !== old || !(await isLoaded(next.member))) {
      log.error('the new process that writes did not start: all goes on as it was');
      return void next.member.end();
    }
    tellWhereabouts({ at: null, isComing: true });
    writer = null;
    await old.end();
    await settleWriter(next).catch(() => keepWriter());
    await renewReaders();
  }

  function startWriter() {
    const at = join(folder, String(++files));
    const member = start({ type: 'begin', as: 'writer', at, readers }, hear);
    void member.ended.then((how) => {
      if (how === `code ${TAKEN_OVER}` && !isEnding) giveUp(TAKEN_OVER);
    });
    return { member, at };
  }

  async function settleWriter({ member, at }: ReturnType<typeof startWriter>): Promise<void> {
    await member.ready;
    writer = member;
    writers++;
    forgiveLater(WRITER, member);
    if (writers > 1) tellLiving();
    tellWhereabouts({ at, isComing: false });
    void member.ended.then((how) => {
      if (writer === member && !isEnding) void replaceWriter(how);
    });
  }

  /** What it has kept and not told any more, readers do not know of: others take their places. */
  async function replaceWriter(how: string): Promise<void> {
    log.error({ how }, 'the process that writes has ended, and is started anew');
    writer = null;
    acknowledgements.clear();
    tellWhereabouts({ at: null, isComing: false });
    await keepWriter();
    await renewReaders();
  }

  function keepWriter(): Promise<void> {
    return persist(WRITER, () => settleWriter(startWriter()));
  }

  function startReader(number: number) {
    // While one is coming it opens nothing before.
    const since = whereabouts.isComing ? writers + 1 : writers;
    const part = { type: 'begin', as: 'reader', number, readers, socket, writer: whereabouts } as const;
    const member = start(part, (from, message) => {
      if (message.type === 'counted') writer?.tell({ ...message, by: number });
      else hear(from, message);
    });
    hearing.set(member.id, member);
    void member.ended.then(() => {
      hearing.delete(member.id);
      counted.delete(member.id);
      acknowledgements.left(member.id);
    });
    void member.loaded.then(
      () => {
        counted.add(member.id);
        member.tell({ type: 'listen' });
      },
      () => {},
    );
    return { number, member, since };
  }

  async function settleReader({ number, member, since }: ReturnType<typeof startReader>): Promise<string> {
    const url = await member.ready;
    listening.set(number, { member, since });
    tellLiving();
    forgiveLater(number, member);
    void member.ended.then((how) => {
      if (listening.get(number)?.member !== member || isEnding) return;
      log.error({ how, number }, 'a process that reads has ended, and is started anew');
      listening.delete(number);
      tellLiving();
      // Node closes what nobody listens on any more.
      if (socket && listening.size === 0) return giveUp(1);
      void keepReader(number);
    });
    if (since !== writers) void renewReaders();
    return url;
  }

  async function keepReader(number: number): Promise<void> {
    if (starting.has(number)) return;
    starting.add(number);
    await persist(number, () => settleReader(startReader(number)));
    starting.delete(number);
  }

  /** Those that are older than the writer, one after another, each when its successor listens. */
  function renewReaders(): Promise<void> {
    renewing = renewing.then(async () => {
      for (const number of numbers) {
        const old = listening.get(number);
        if (isEnding || !old || old.since === writers) continue;
        await keepReader(number);
        void old.member.end();
      }
    });
    return renewing;
  }

  async function persist(number: number, attempt: () => Promise<unknown>): Promise<void> {
    while (!isEnding) {
      const before = tries.get(number) ?? 0;
      tries.set(number, before + 1);
      if (before > 0) await sleep(Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** before));
      try {
        return void (await attempt());
      } catch (error) {
        log.error({ err: error }, 'a process could not be started');
      }
    }
  }

  function forgiveLater(number: number, { ended }: Member): void {
    const forgiven = setTimeout(() => tries.delete(number), LONG_ENOUGH);
    void ended.then(() => clearTimeout(forgiven));
  }

  function hear(from: Member, message: FromProcess): void {
    if (message.type === 'followed') return acknowledgements.followed(message.mark, from.id);
    if (message.type !== 'changes') return;
    const { number, changes } = message;
    const mark = `${from.id}.${number}`;
    acknowledgements.told(mark, number, [...counted]);
    tellAll({ type: 'changes', mark, changes });
  }

  function tellWhereabouts(now: Whereabouts): void {
    whereabouts = now;
    tellAll({ type: 'writer', writer: now });
  }

  function tellLiving(): void {
    writer?.tell({ type: 'readers', living: listening.size });
  }

  function tellAll(message: ToProcess): void {
    for (const member of hearing.values()) member.tell(message);
  }
}

function isLoaded(member: Member): Promise<boolean> {
  return member.loaded.then(
    () => true,
    () => false,
  );
}
