import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { built } from './built.ts';
import { ROOT } from './stores.ts';

export interface Served {
  url: string;
  pid: number;
  /** What it wrote since its start, as lines. */
  out: string[];
  err: string[];
  say(line: 'throw' | 'reject'): void;
  /** Resolves with the code that it ends with. */
  ended: Promise<number | null>;
  /** As the system does it: SIGTERM. */
  stop(): Promise<number | null>;
  /** As a power cut does it: SIGKILL. */
  kill(): Promise<number | null>;
}

/** Starts tests/helpers/serve-process.ts on a free port. Rejects with what it wrote when it ends before it is ready. */
export async function startServing(env: Record<string, string>): Promise<Served> {
  const child = spawn(process.execPath, [await built('serve-process')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...env },
  });
  const out: string[] = [];
  const err: string[] = [];
  createInterface(child.stderr).on('line', (line) => err.push(line));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = await new Promise<string>((found, failed) => {
    void ended.then((code) => failed(new Error(`Ended with ${code}:\n${[...out, ...err].join('\n')}`)));
    createInterface(child.stdout).on('line', (line) => {
      out.push(line);
      if (line.startsWith('ready ')) found(line.slice('ready '.length));
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    out,
    err,
    ended,
    say: (line) => void child.stdin.write(`${line}\n`),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
