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

/** A run of a job that is over. */
export interface JobRun {
  name: string;
  /** Milliseconds. */
  ms: number;
  /** What it failed with; null when it did not. */
  failure: { error: unknown } | null;
}

/**
 * Runs each job by itself, one run after another. One that throws is logged and runs again when its time comes:
 * background work ends neither the process nor another job. `ended` hears of each run.
 */
export function createJobs(jobs: readonly Job[], log: Logger, ended: (run: JobRun) => void) {
  const stops = jobs.map((job) => begin(job, log, ended));
  return {
    /** Ends all of them; resolves when none runs any more. */
    async stop(): Promise<void> {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

function begin({ name, every, run }: Job, log: Logger, ended: (run: JobRun) => void): () => Promise<void> {
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
    const began = performance.now();
    let failure: JobRun['failure'] = null;
    try {
      await run();
      failures.worked();
    } catch (error) {
      failures.failed(error);
      failure = { error };
    }
    ended({ name, ms: performance.now() - began, failure });
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
