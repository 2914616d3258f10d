import { expect } from 'vitest';
import type { Served } from './served.ts';

/** A process of those that a supervisor has started, as it has logged its start. */
export interface Started {
  pid: number;
  process: 'writer' | 'reader';
}

/** All that have ever started, the oldest first. */
export function startedOf({ out }: Pick<Served, 'out'>): Started[] {
  const lines = out.flatMap((line) =>
    line.startsWith('{') ? [JSON.parse(line) as { msg: string; pid: number; process?: string }] : [],
  );
  return lines.filter(
    (line): line is typeof line & Started =>
      line.msg === 'started' && (line.process === 'writer' || line.process === 'reader'),
  );
}

/** Those that have started and not ended. */
export function living(served: Pick<Served, 'out'>): Started[] {
  return startedOf(served).filter(({ pid }) => isAlive(pid));
}

/** Resolves once so many processes are there, and every reader is younger than the writer: nobody takes a place then. */
export async function untilAll(served: Pick<Served, 'out'>, count: number): Promise<void> {
  const isWhole = () => {
    const processes = living(served).map(({ process }) => process);
    return processes.length === count && processes[0] === 'writer';
  };
  await expect.poll(isWhole).toBe(true);
}

/**
 * What one reader after another answers on a new connection, while the others stand still. Nobody writes or takes a place
 * meanwhile.
 */
export async function ofEachReader<Answer>(
  served: Pick<Served, 'out'>,
  ask: () => Promise<Answer>,
): Promise<Answer[]> {
  const readers = living(served).filter(({ process }) => process === 'reader');
  const answers: Answer[] = [];
  for (const reader of readers) {
    answers.push(
      await whileStill(
        readers.filter((other) => other !== reader).map(({ pid }) => pid),
        ask,
      ),
    );
  }
  return answers;
}

/** Stops processes where they are, as a machine does that has no time for them, until something is done. */
export async function whileStill<Result>(pids: number[], act: () => Promise<Result>): Promise<Result> {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    return await act();
  } finally {
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
