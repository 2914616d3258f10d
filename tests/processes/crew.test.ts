import { expect, it } from 'vitest';
import { createCrew } from '../../server/app/processes/crew.ts';
import type { Member } from '../../server/app/processes/member.ts';
import type { FromProcess, Part, ToProcess } from '../../server/app/processes/messages.ts';

const CHANGES: ToProcess & FromProcess & { type: 'changes' } = {
  type: 'changes',
  number: 1,
  mark: '',
  changes: [['doctors', [7]]],
};

/** A process that is none: it does what a test says. */
interface Fake {
  part: Part;
  told: ToProcess[];
  say(message: FromProcess): void;
  die(how?: string): void;
}

it('starts readers beside the writer, which open nothing before it has, and are no older than it', async () => {
  const { crew, fakes } = crewOf(2);
  const begun = crew.start();
  const readers = fakes.slice(1);
  for (const { part } of readers)
    expect(part).toMatchObject({ as: 'reader', writer: { at: null, isComing: true } });
  stand(fakes[0]);
  const comes = { type: 'writer', writer: { at: '/folder/1', isComing: false } };
  await expect.poll(() => readers.map(({ told }) => told.at(-1))).toEqual([comes, comes]);
  readers.forEach(stand);
  expect(await begun).toBe('http://here');
  await expect.poll(() => readers.map(({ told }) => told.at(-1)?.type)).toEqual(['listen', 'listen']);
  expect(fakes).toHaveLength(3);
});

it('does not start without its writer', async () => {
  const { crew, fakes } = crewOf(1);
  const begun = crew.start();
  fakes[0].die('code 1');
  await expect(begun).rejects.toThrow('code 1');
});

it('tells every reader what the writer tells, and the writer once all that listen have followed', async () => {
  const { crew, fakes } = crewOf(2);
  const [writer, ...readers] = await started(crew, fakes);
  writer.say(CHANGES);
  const [mark] = readers.map(markOf);
  expect(readers.map(markOf)).toEqual([mark, mark]);
  readers[0].say({ type: 'followed', mark });
  expect(writer.told).not.toContainEqual({ type: 'followed', number: 1 });
  readers[1].say({ type: 'followed', mark });
  expect(writer.told).toContainEqual({ type: 'followed', number: 1 });
});

it('waits for none that has ended or is not listening yet, and has both hear', async () => {
  const { crew, fakes } = crewOf(2);
  const [writer, one, other] = await started(crew, fakes);
  other.die();
  await expect.poll(() => fakes.length).toBe(4);
  writer.say(CHANGES);
  expect(markOf(fakes[3])).toBe(markOf(one));
  one.say({ type: 'followed', mark: markOf(one) });
  expect(writer.told).toContainEqual({ type: 'followed', number: 1 });

  writer.say({ ...CHANGES, number: 2 });
  one.die();
  await expect.poll(() => writer.told).toContainEqual({ type: 'followed', number: 2 });
});

it('starts the writer anew, and then puts others in the places of all readers, one after another', async () => {
  const { crew, fakes } = crewOf(2);
  const [writer, ...readers] = await started(crew, fakes);
  writer.die();
  await expect.poll(() => fakes.length).toBe(4);
  for (const { told } of readers)
    expect(told.at(-1)).toEqual({ type: 'writer', writer: { at: null, isComing: false } });
  stand(fakes[3]);
  await expect.poll(() => fakes.length).toBe(5);
  expect(readers[0].told.at(-1)).toEqual({ type: 'writer', writer: { at: '/folder/2', isComing: false } });
  stand(fakes[4]);
  await expect.poll(() => readers[0].told.at(-1)).toEqual({ type: 'stop' });
  await expect.poll(() => fakes.length).toBe(6);
  expect(readers[1].told).not.toContainEqual({ type: 'stop' });
  stand(fakes[5]);
  await expect.poll(() => readers[1].told.at(-1)).toEqual({ type: 'stop' });
});

it('puts another one in the place of a reader that was started before the writer that is there', async () => {
  const { crew, fakes } = crewOf(1);
  const [writer, reader] = await started(crew, fakes);
  reader.die();
  await expect.poll(() => fakes.length).toBe(3);
  writer.die();
  await expect.poll(() => fakes.length).toBe(4);
  stand(fakes[3]);
  // It may have loaded before the last that the first writer kept.
  stand(fakes[2]);
  await expect.poll(() => fakes.length).toBe(5);
  stand(fakes[4]);
  await expect.poll(() => fakes[2].told.at(-1)).toEqual({ type: 'stop' });
});

it('restarts without a second writer, and has readers keep what comes meanwhile', async () => {
  const { crew, fakes } = crewOf(1);
  const [writer, reader] = await started(crew, fakes);
  const restarted = crew.restart();
  await expect.poll(() => fakes.length).toBe(3);
  fakes[2].say({ type: 'loaded' });
  await expect.poll(() => writer.told.at(-1)).toEqual({ type: 'stop' });
  expect(reader.told.at(-1)).toEqual({ type: 'writer', writer: { at: null, isComing: true } });
  writer.die('code 0');
  fakes[2].say({ type: 'ready', url: '' });
  await expect.poll(() => fakes.length).toBe(4);
  expect(reader.told.at(-1)).toEqual({ type: 'writer', writer: { at: '/folder/2', isComing: false } });
  stand(fakes[3]);
  await restarted;
  expect(reader.told.at(-1)).toEqual({ type: 'stop' });
});

it('goes on as it was when what is to take its place does not start', async () => {
  const { crew, fakes } = crewOf(1);
  const [writer, reader] = await started(crew, fakes);
  const restarted = crew.restart();
  await expect.poll(() => fakes.length).toBe(3);
  fakes[2].die('code 1');
  await restarted;
  expect([...writer.told, ...reader.told]).not.toContainEqual({ type: 'stop' });
});

it('restarts once it has started when it is asked before, and once more when it is asked meanwhile', async () => {
  const { crew, fakes } = crewOf(1);
  const begun = crew.start();
  const restarted = crew.restart();
  fakes.forEach(stand);
  await begun;
  await expect.poll(() => fakes.length).toBe(3);
  for (let times = 0; times < 3; times++) void crew.restart();
  for (const [writer, reader, next] of [
    [0, 1, 2],
    [2, 3, 4],
  ]) {
    await expect.poll(() => fakes.length).toBe(next + 1);
    fakes[next].say({ type: 'loaded' });
    await expect.poll(() => fakes[writer].told.at(-1)).toEqual({ type: 'stop' });
    fakes[writer].die('code 0');
    fakes[next].say({ type: 'ready', url: '' });
    await expect.poll(() => fakes.length).toBe(next + 2);
    stand(fakes[next + 1]);
    await expect.poll(() => fakes[reader].told.at(-1)).toEqual({ type: 'stop' });
  }
  await restarted;
  expect(fakes).toHaveLength(6);
});

it('ends readers first', async () => {
  const { crew, fakes } = crewOf(1);
  const [writer, reader] = await started(crew, fakes);
  const ended = crew.end();
  expect(reader.told).toContainEqual({ type: 'stop' });
  expect(writer.told).not.toContainEqual({ type: 'stop' });
  reader.die('code 0');
  await expect.poll(() => writer.told.at(-1)).toEqual({ type: 'stop' });
  writer.die('code 0');
  await ended;
  expect(fakes).toHaveLength(2);
});

it('gives up when nobody listens any more on what was handed over', async () => {
  const socket = { fd: 3 };
  const { crew, fakes, given } = crewOf(2, socket);
  const [, one, other] = await started(crew, fakes);
  expect(one.part).toMatchObject({ socket });
  one.die();
  await expect.poll(() => fakes.length).toBe(4);
  expect(given.up).toBe(false);
  other.die();
  await expect.poll(() => given.up).toBe(true);
});

it('gives up when another machine has taken over, also from a writer that did not start any more', async () => {
  const { crew, fakes, given } = crewOf(1);
  const [writer] = await started(crew, fakes);
  writer.die('SIGKILL');
  await expect.poll(() => fakes.length).toBe(3);
  expect(given.up).toBe(false);
  fakes[2].die('code 78');
  await expect.poll(() => given).toEqual({ up: true, code: 78 });
});

function crewOf(readers: number, socket: { fd: number } | null = null) {
  const given: { up: boolean; code?: number } = { up: false };
  const fakes: Fake[] = [];
  const log = { info: () => undefined, error: () => undefined };
  const start = (part: Part, heard: (member: Member, message: FromProcess) => void): Member => {
    const told: ToProcess[] = [part];
    const { promise: loaded, resolve: load, reject: notLoaded } = promised<unknown>();
    const { promise: ready, resolve: stands, reject: fell } = promised<string>();
    const { promise: ended, resolve: end } = promised<string>();
    for (const promise of [loaded, ready]) promise.catch(() => undefined);
    const id = fakes.length + 1;
    const member: Member = {
      ...{ id, pid: id, loaded, ready, ended },
      tell: (message) => void told.push(message),
      end() {
        told.push({ type: 'stop' });
        return ended;
      },
    };
    fakes.push({
      part,
      told,
      say(message) {
        if (message.type === 'loaded') load(null);
        if (message.type === 'ready') stands(message.url);
        heard(member, message);
      },
      die(how = 'SIGKILL') {
        end(how);
        notLoaded(new Error(how));
        fell(new Error(how));
      },
    });
    return member;
  };
  const giveUp = (code: number) => void Object.assign(given, { up: true, code });
  return { crew: createCrew({ readers, folder: '/folder', socket, log, giveUp, start }), fakes, given };
}

async function started(crew: ReturnType<typeof createCrew>, fakes: Fake[]): Promise<Fake[]> {
  const begun = crew.start();
  stand(fakes[0]);
  await expect.poll(() => fakes.length).toBeGreaterThan(1);
  fakes.slice(1).forEach(stand);
  await begun;
  return [...fakes];
}

function stand(fake: Fake): void {
  fake.say({ type: 'loaded' });
  fake.say({ type: 'ready', url: 'http://here' });
}

function markOf({ told }: Fake): string {
  return told.flatMap((message) => (message.type === 'changes' ? [message.mark] : [])).at(-1) ?? '';
}

function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((...ways) => ([resolve, reject] = ways));
  return { promise, resolve, reject };
}
