import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a process has in use. */
export interface Usage {
  descriptors: number;
  megabytes: number;
}

/** What was seen of a server while it was attacked; milliseconds of /healthz. */
export interface Watched {
  most: Usage;
  medianMs: number;
  slowestMs: number;
  unanswered: number;
}

/** Descriptors and resident memory of a process. Throws when it is gone. */
export function usageOf(pid: number): Usage {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    megabytes: Math.round(Number(kilobytes) / 1024),
  };
}

/** Does something while it asks for /healthz, twenty times a second at the most. */
export async function watched(origin: string, pid: number, act: () => Promise<void>): Promise<Watched> {
  const most = usageOf(pid);
  const times: number[] = [];
  let unanswered = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      if (!(await isHealthy(origin))) unanswered++;
      times.push(performance.now() - began);
      const { descriptors, megabytes } = usageOf(pid);
      most.descriptors = Math.max(most.descriptors, descriptors);
      most.megabytes = Math.max(most.megabytes, megabytes);
      await sleep(50);
    }
  })();
  try {
    await act();
  } finally {
    isOver = true;
    await watching;
  }
  times.sort((a, b) => a - b);
  return { most, medianMs: times[Math.floor(times.length / 2)], slowestMs: times.at(-1) ?? 0, unanswered };
}

/** Whether the server answers within ten seconds. */
export function isHealthy(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
