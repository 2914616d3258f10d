import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDemo } from '../helpers/demo-server.ts';
import { ask } from '../helpers/raw-http.ts';
import { login, word } from './many.ts';
import { CROWD, plantCrowd } from './planted.ts';

/** Milliseconds that 95 of 100 answers may take while another account does all that it may. */
const MOST_MS = { home: 20, search: 60 };
/** On a machine that is busy itself, so many times what they take without. */
const MOST_TIMES = 4;
const WARM_MS = 3_000;
const MEASURED_MS = 10_000;
const PAUSE_MS = 70;
const VISITOR = '127.0.1.99';

/**
 * A server with the limits of an installation, and not those of the demo: one account saves, looks at and exports the
 * longest drafts over 40 connections. Answers what a visitor from elsewhere had to wait for.
 */
export async function oneAccount(): Promise<string | null> {
  const server = await startDemo(plantCrowd, { limits: 'real' });
  const visitor = visits(server.origin);
  try {
    const { token } = await login(server.origin, CROWD.emails[0], CROWD.password);
    await visitor.measured(WARM_MS);
    const alone = await visitor.measured(MEASURED_MS);
    const { measured, answered } = await besides(server.origin, token, () => visitor.measured(MEASURED_MS));
    console.log(`  the account was answered ${answered}`);
    const faults = (['home', 'search'] as const).map((what) => fault(what, alone[what], measured[what]));
    return faults.find((sentence) => sentence !== null) ?? null;
  } finally {
    visitor.leave();
    await server.stop();
  }
}

/** What was measured while the account was at work, and what that was answered. */
async function besides<T>(origin: string, token: string, measure: () => Promise<T>) {
  const script = join(import.meta.dirname, 'greedy-account.ts');
  const greedy = fork(script, [origin, token], { execArgv: ['--import', 'tsx'] });
  try {
    const [said] = (await Promise.race([once(greedy, 'message'), once(greedy, 'exit')])) as [unknown];
    if (said !== 'ready') throw new Error('The account could not begin');
    const measured = await measure();
    greedy.send('enough');
    const [answered] = (await once(greedy, 'message')) as [string];
    return { measured, answered };
  } finally {
    greedy.kill();
  }
}

function fault(what: 'home' | 'search', alone: number[], attacked: number[]): string | null {
  const told = [alone, attacked].map((times) => `p50 ${at(times, 0.5)} p95 ${at(times, 0.95)} ms`);
  console.log(`  ${what}: ${told.join(', attacked ')}`);
  const most = Math.max(MOST_MS[what], MOST_TIMES * at(alone, 0.95));
  return at(attacked, 0.95) > most ? `another visitor's ${what} took ${at(attacked, 0.95)} ms` : null;
}

function at(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * part)] * 10) / 10;
}

/** Somebody who asks for a page that is kept, and for searches that nobody has asked for. */
function visits(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, localAddress: VISITOR });
  let asked = 0;

  async function took(path: string): Promise<number> {
    const began = performance.now();
    const { status } = await ask(origin, path, { 'accept-encoding': 'br' }, 'GET', agent);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
    return performance.now() - began;
  }

  return {
    /** Milliseconds of each answer. */
    async measured(forMs: number): Promise<Record<'home' | 'search', number[]>> {
      const home: Promise<number>[] = [];
      const search: Promise<number>[] = [];
      const until = performance.now() + forMs;
      while (performance.now() < until) {
        home.push(took('/home'));
        search.push(took(`/search?searchState=MA&q=${word(asked++)}`));
        await sleep(PAUSE_MS);
      }
      return { home: await Promise.all(home), search: await Promise.all(search) };
    },
    leave: () => agent.destroy(),
  };
}
