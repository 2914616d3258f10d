/** Whether the process is well, for whoever watches it: what it needs (this file), and the addresses that say so. */

import { isDamaged } from '../../../db/damaged.ts';
import { freeSpace, littleSpace } from './free-space.ts';

/** Milliseconds for which what was found holds, however often it is asked. */
const GOOD_FOR = 3000;

const DAMAGED =
  'The database is damaged: stop the server, keep a copy of its folder, and put back the last backup (docs/runbook.md).';

/** What is wrong in a sentence, or null. */
export type Check = () => string | null | Promise<string | null>;

interface Needs {
  store: Beating;
  config: { dataDir: string };
  log: {
    error(what: object, message: string): void;
    warn(what: object, message: string): void;
    info(message: string): void;
  };
}

/** What is wrong, and what soon will be, as sentences for the operator. */
export interface Health {
  problems: string[];
  warnings: string[];
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
  const checks: Check[] = [() => writable(store), () => freeSpace(config.dataDir), () => damage];
  const warningChecks: Check[] = [() => littleSpace(config.dataDir)];
  let damage: string | null = null;
  let known = { problems: '', warnings: '' };
  let found: { health: Promise<Health>; at: number } | null = null;

  async function look(): Promise<Health> {
    const [problems, warnings] = await Promise.all([sentencesOf(checks), sentencesOf(warningChecks)]);
    const now = { problems: problems.join(), warnings: warnings.join() };
    if (now.problems !== known.problems) {
      if (problems.length > 0) log.error({ problems }, 'not ready');
      else log.info('ready again');
    }
    if (now.warnings !== known.warnings) {
      if (warnings.length > 0) log.warn({ warnings }, 'ready, with warnings');
      else log.info('no more warnings');
    }
    known = now;
    return { problems, warnings };
  }

  /** A few seconds old at most. */
  function health(): Promise<Health> {
    const at = performance.now();
    if (!found || at - found.at >= GOOD_FOR) found = { health: look(), at };
    return found.health;
  }

  return {
    /** Adds something that must be right. */
    watch: (check: Check): void => void checks.push(check),
    /** Adds something that should be right before it becomes a problem: visitors are served all the same. */
    warn: (check: Check): void => void warningChecks.push(check),
    /**
     * Hears of what nobody expected. That a page of the database is damaged is a problem until the process ends: what
     * else is read may seem well.
     */
    met(error: unknown): void {
      if (isDamaged(error)) damage = DAMAGED;
    },
    health,
    /** What is wrong: empty when all is well. */
    problems: async (): Promise<string[]> => (await health()).problems,
  };
}

async function sentencesOf(checks: readonly Check[]): Promise<string[]> {
  const answers = await Promise.all(checks.map(answerOf));
  return answers.filter((answer) => answer !== null);
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
  if (code === 'SQLITE_READONLY_DBMOVED')
    return 'The file of the database was removed or replaced: nothing is written. Restart the server.';
  if (code === 'SQLITE_READONLY_LEASE')
    return 'The lease in TAKEOVER_DIR cannot be renewed: nothing is written until it can.';
  return code === null ? null : `The database cannot be written (${code}).`;
}
