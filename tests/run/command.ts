import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export const ROOT = join(import.meta.dirname, '../..');

/** Runs a command of node_modules/.bin; answers whether it ended well. */
export type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<boolean>;

/** Writes to the terminal as it is. */
export const shown: Run = (command, args, env) => ended(spawn(...call(command, args, env, 'inherit')));

/** For what runs beside others: each line as it comes, behind the name of who writes it. */
export function shownAs(name: string): Run {
  return (command, args, env) => {
    const child = spawn(...call(command, args, env, 'pipe'));
    for (const stream of [child.stdout, child.stderr]) if (stream) prefixLines(stream, name);
    return ended(child);
  };
}

function call(command: string, args: string[], env: Record<string, string> = {}, out: 'inherit' | 'pipe') {
  const stdio: ['inherit' | 'ignore', typeof out, typeof out] = [
    out === 'pipe' ? 'ignore' : 'inherit',
    out,
    out,
  ];
  const options = { cwd: ROOT, stdio, env: { ...process.env, ...env } };
  return [join(ROOT, 'node_modules/.bin', command), args, options] as const;
}

function prefixLines(stream: Readable, name: string): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') console.log(`${name.padEnd(7)}│ ${line}`);
  });
}

function ended(child: ReturnType<typeof spawn>): Promise<boolean> {
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done(code === 0));
  });
}
