import { createHash } from 'node:crypto';
import { identity } from '../names/names.ts';
import { Random } from '../random.ts';
import { slugOf } from '#contract/slug.ts';
import { stateFacts } from '../states.ts';
import { momentOf } from './year.ts';
import type { Act, Year } from './year.ts';

const STREAM = 0x50b5;
const SUBSCRIBERS = 430;
const FIRST_DAY = 345;
const LEAVING_SHARE = 0.11;

/** People who ask for the newsletter, more of them as the year goes on; some leave again. */
export function subscribers(year: Year): Act[] {
  const random = new Random(year.seed, STREAM);
  const { store } = year;
  const states = [...stateFacts()].map(([state, { population }]) => [state, population] as const);
  const known = new Set<string>();
  return Array.from({ length: SUBSCRIBERS }).flatMap(() => {
    const { first_name, last_name } = identity(random, random.weighted(states));
    const email = addressOf(`${slugOf(first_name)}.${slugOf(last_name)}`);
    const token = createHash('sha256').update(email).digest('hex').slice(0, 32);
    const came = 1 + Math.floor(FIRST_DAY * random.next() ** 1.35);
    const left = random.int(1, FIRST_DAY);
    const acts: Act[] = [{ at: momentOf(year, came, random), act: () => subscribe(email, token) }];
    if (left < came && random.chance(LEAVING_SHARE * 2))
      acts.push({ at: momentOf(year, left, random), act: () => leave(token) });
    return acts;
  });

  function addressOf(name: string, n = 1): string {
    const email = `${name}${n > 1 ? n : ''}@example.com`;
    if (known.has(email)) return addressOf(name, n + 1);
    known.add(email);
    return email;
  }

  function subscribe(email: string, token: string): void {
    store.subscribers.add(email, token);
    store.audit.add({ action: 'subscribed' });
  }

  function leave(token: string): void {
    if (store.subscribers.end(token)) store.audit.add({ action: 'unsubscribed' });
  }
}
