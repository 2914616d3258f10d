import cluster from 'node:cluster';
import type { FromProcess, Part, ToProcess } from './messages.ts';

/** A process has ten seconds to end by itself. */
const LONGEST_END = 12_000;

/** A process of the supervisor's. */
export interface Member {
  id: number;
  pid: number;
  tell(message: ToProcess): void;
  loaded: Promise<unknown>;
  /** Its address, once it answers. Rejects when it ends before. */
  ready: Promise<string>;
  /** Resolves with how it ended. */
  ended: Promise<string>;
  /** Has it end in order. */
  end(): Promise<string>;
}

/** Starts a process as a part; `heard` hears what it tells. */
export function startMember(part: Part, heard: (member: Member, message: FromProcess) => void): Member {
  const worker = cluster.fork();
  const told = <Type extends FromProcess['type']>(type: Type) =>
    new Promise<FromProcess & { type: Type }>((found) => {
      worker.on('message', (message: FromProcess) => {
        if (message.type === type) found(message as FromProcess & { type: Type });
      });
    });
  // What comes before it hears would be lost.
  const early: ToProcess[] = [part];
  let send = (message: ToProcess): void => void early.push(message);
  void told('hearing').then(() => {
    send = (message) => void (worker.isConnected() && worker.send(message, () => {}));
    early.splice(0).forEach(send);
  });
  const ended = new Promise<string>((end) => {
    worker.once('exit', (code, signal) => end(signal ?? `code ${code}`));
  });
  const failed = ended.then((how) => Promise.reject(new Error(`It ended (${how}) before it was ready.`)));
  failed.catch(() => {});
  // Of a channel that is closed: that it has ended is heard.
  worker.on('error', () => {});
  const member: Member = {
    id: worker.id,
    pid: worker.process.pid ?? 0,
    tell: (message) => send(message),
    loaded: Promise.race([told('loaded'), failed]),
    ready: Promise.race([told('ready').then(({ url }) => url), failed]),
    ended,
    end() {
      member.tell({ type: 'stop' });
      const cut = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_END);
      return ended.finally(() => clearTimeout(cut));
    },
  };
  for (const promise of [member.loaded, member.ready]) promise.catch(() => {});
  worker.on('message', (message: FromProcess) => heard(member, message));
  return member;
}
