import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Random } from '../../sample-data/random.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { clientOf } from '../helpers/client.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { living, ofEachReader, untilAll } from '../helpers/processes.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { ask } from '../helpers/raw-http.ts';
import { SEED, isLong } from '../helpers/scale.ts';
import { startServing } from '../helpers/served.ts';
import { fileStore } from '../helpers/stores.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

const PROCESSES = 4;
const READERS = PROCESSES - 1;
const WRITES = 10_000;
const KILLS = 40;
/** Who write side by side, each on its own doctors. */
const WRITERS = 4;
const DOCTORS = 160;
const ADMIN = 'root@example.com';
/** Milliseconds (docs/scaling.md). */
const SOON = 200;

interface State {
  accepting: boolean;
  isSuspended: boolean;
}
interface Doctor {
  id: number;
  token: string;
  state: State;
}
/** What became of a write: kept, refused, or nobody knows. */
type Outcome = 'kept' | 'refused' | 'unknown';

it.runIf(isLong)('loses and hides no write of several processes, whichever of them is killed', async () => {
  const dataDir = newFolder();
  const emails = Array.from({ length: DOCTORS }, (_, n) => `doctor${n}@example.com`);
  const ids = await fill(dataDir, emails);
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '1', REQUEST_LOG: 'off' };
  const served = await startServing({ ...env, PROCESSES: String(PROCESSES) });
  untilTheEnd(() => served.stop());
  const { url } = served;
  const admin = await signIn(url, ADMIN);
  const doctors: Doctor[] = [];
  for (const [n, id] of ids.entries())
    doctors.push({ id, token: await signIn(url, emails[n]), state: { accepting: true, isSuspended: false } });

  const lags: number[] = [];
  let killed = 0;
  const writeOn = async (number: number) => {
    const random = new Random(SEED, number);
    const own = doctors.filter((_, n) => n % WRITERS === number);
    while (lags.length < WRITES) {
      if (lags.length > ((killed + 1) * WRITES) / (KILLS + 1)) {
        killed++;
        await untilAll(served, PROCESSES);
        const { pid, process: name } = random.pick(living(served));
        console.log(`${lags.length} writes: a ${name} is killed`);
        process.kill(pid, 'SIGKILL');
      }
      const doctor = random.pick(own);
      const next = nextOf(doctor.state, random);
      const outcome = await write(url, doctor, next, admin);
      const answered = Date.now();
      if (outcome !== 'kept') await untilAll(served, PROCESSES);
      if (outcome === 'unknown') {
        const now = await seen(url, doctor.id);
        expect([shown(doctor.state), shown(next)]).toContain(now);
        if (now === shown(next)) doctor.state = next;
      }
      if (outcome !== 'kept') continue;
      doctor.state = next;
      while ((await seen(url, doctor.id)) !== shown(next)) await sleep(5);
      lags.push(Date.now() - answered);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writeOn(number)));

  await untilAll(served, PROCESSES);
  for (const { id, state } of doctors) expect([id, await seen(url, id)]).toEqual([id, shown(state)]);
  const paths = [
    ...['', '&accepting=1', '&telehealth=1'].map(
      (more) => `/api/doctors?searchState=MA&searchCount=50${more}`,
    ),
    ...['/api/states', '/api/doctors/newest', '/sitemap.xml', ...ids.map((id) => `/api/doctors/${id}`)],
  ];
  const each = await ofEachReader(served, () => all(url, paths));
  expect(each).toHaveLength(READERS);
  await served.stop();
  const anew = await startServing({ ...env, PROCESSES: '1' });
  untilTheEnd(() => anew.stop());
  const expected = await all(anew.url, paths);
  for (const answers of each) expect(answers).toEqual(expected);
  lags.sort((a, b) => a - b);
  const p99 = lags[Math.floor(lags.length * 0.99)];
  console.log(`${lags.length} writes were answered, ${killed} processes killed; seen after ${p99} ms at p99`);
  expect(p99).toBeLessThan(SOON);
});

/** Answers the ids of those who are public. */
async function fill(dataDir: string, emails: string[]): Promise<number[]> {
  const store = fileStore(join(dataDir, 'directory.sqlite'));
  await addUser(store, { email: ADMIN, manage_role: 'admin' });
  const ids: number[] = [];
  for (const [n, email] of emails.entries())
    ids.push(await addPublicDoctor(store, email, new Date(), String(1_000_000_000 + n)));
  store.close();
  return ids;
}

let visitors = 0;
/** Each comes from elsewhere: how much one caller may ask for is told apart in other tests. */
const elsewhere = () => `10.${++visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;

function signIn(url: string, email: string): Promise<string> {
  return sessionOf(poster(url, elsewhere()), email);
}

/** One of a doctor's words in five is an administrator's, who takes them off the site or lets them be shown again. */
function nextOf(state: State, random: Random): State {
  if (state.isSuspended || random.chance(0.2)) return { ...state, isSuspended: !state.isSuspended };
  return { ...state, accepting: !state.accepting };
}

async function write(
  url: string,
  { id, token, state }: Doctor,
  next: State,
  admin: string,
): Promise<Outcome> {
  const { post } = clientOf(url);
  const from = elsewhere();
  const isAdmins = next.isSuspended !== state.isSuspended;
  try {
    const { status, text } = isAdmins
      ? await post(
          `/api/admin/profiles/${id}/${next.isSuspended ? 'suspend' : 'unsuspend'}`,
          next.isSuspended ? { reason: 'A test.' } : {},
          { token: admin, from },
        )
      : await post('/api/user/confirm-availability', { accepting: next.accepting }, { token, from });
    // Nothing is kept of what is refused, and whoever is told to wait tries again.
    if (![200, 429, 503].includes(status)) throw new Error(`${status} ${text}`);
    return status === 200 ? 'kept' : 'refused';
  } catch (error) {
    // How fetch says that a connection has ended.
    if (error instanceof TypeError) return 'unknown';
    throw error;
  }
}

const shown = ({ isSuspended, accepting }: State) => (isSuspended ? 'hidden' : accepting ? 'yes' : 'no');

/** What one process shows of a doctor, on a connection of its own. */
async function seen(url: string, id: number): Promise<string> {
  const { status, body } = await answer(url, `/api/doctors/${id}`);
  return status === 404 ? 'hidden' : (JSON.parse(body) as { accepting: string }).accepting;
}

async function all(url: string, paths: string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const path of paths) answers.push((await answer(url, path)).body);
  return answers;
}

/** Asks again when the process that was asked is killed. */
async function answer(url: string, path: string): Promise<{ status: number; body: string }> {
  for (;;) {
    const found = await ask(url, path, { 'x-forwarded-for': elsewhere() }).catch(() => null);
    if (found) return { status: found.status, body: found.body.toString() };
  }
}
