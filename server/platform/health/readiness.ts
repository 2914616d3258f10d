/** Whether the process is well, for whoever watches it: what it needs (this file), and the addresses that say so. */

import { freeSpace } from './free-space.ts';

/** Milliseconds for which what was found holds, however often it is asked. */
const GOOD_FOR = 3000;

/** What is wrong in a sentence, or null. */
export type Check = () => string | null | Promise<string | null>;

interface Needs {
  store: Beating;
  config: { dataDir: string };
  log: { error(what: object, message: string): void; info(message: string): void };
}

interface Beating {
  /** Writes the least there is: the code for why that cannot be, or null. */
  beat(): string | null;
}

export type Readiness = ReturnType<typeof createReadiness>;

/**
 * Whether everything that the site needs is there; migrations are done before anything listens. What is wrong is
 * logged when it changes.
 */
export function createReadiness({ store, config, log }: Needs) {
  const checks: Check[] = [() => writable(store), () => freeSpace(config.dataDir)];
  let known = '';
  let found: { problems: Promise<string[]>; at: number } | null = null;

  async function look(): Promise<string[]> {
    const answers = await Promise.all(checks.map(answerOf));
    const problems = answers.filter((answer) => answer !== null);
    if (problems.join() !== known) {
      if (problems.length > 0) log.error({ problems }, 'not ready');
      else log.info('ready again');
    }
    known = problems.join();
    return problems;
  }

  return {
    /** Adds something that must be right. */
    watch: (check: Check): void => void checks.push(check),
    /** What is wrong, as sentences for the operator: empty when all is well. A few seconds old at most. */
    problems(): Promise<string[]> {
      const at = performance.now();
      if (!found || at - found.at >= GOOD_FOR) found = { problems: look(), at };
      return found.problems;
    },
  };
}

/** A check that cannot be made is a problem as well. */
async function answerOf(check: Check): Promise<string | null> {
  try {
    return await check();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function writable(store: Beating): string | null {
  const code = store.beat();
  return code === null ? null : `The database cannot be written (${code}).`;
}
