/** Work that is done again and again beside the requests. Which jobs there are is in server/app/open.ts. */
import type { Logger } from 'pino';
import { failureLog } from './failure-log.ts';

/** Something that is done again and again beside the requests. */
export interface Job {
  name: string;
  /** Milliseconds from the end of one run, or from the start, to the next. */
  every: number;
  run: () => unknown;
}

/**
 * Runs each job by itself, one run after another. One that throws is logged and runs again when its time comes:
 * background work ends neither the process nor another job. `failed` hears of it.
 */
export function createJobs(jobs: readonly Job[], log: Logger, failed: (error: unknown) => void = () => {}) {
  const stops = jobs.map((job) => begin(job, log, failed));
  return {
    /** Ends all of them; resolves when none runs any more. */
    async stop(): Promise<void> {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

function begin(
  { name, every, run }: Job,
  log: Logger,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const failures = failureLog(name, log);
  let stopped = false;
  let running = Promise.resolve();
  let timer = setTimeout(turn, every);

  function turn(): void {
    running = once().then(() => {
      if (!stopped) timer = setTimeout(turn, every);
    });
  }

  async function once(): Promise<void> {
    try {
      await run();
      failures.worked();
    } catch (error) {
      failures.failed(error);
      failed(error);
    }
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
