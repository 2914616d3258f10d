import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { startApp } from '../app.ts';
import { memoryStore } from '../stores.ts';
import { createClock } from './clock.ts';
import { BACKOFFICE_FORMS, SITE_FORMS } from './form-kinds.ts';
import { playForm } from './form-schedule.ts';
const [kindName, from, count] = process.argv.slice(2);
const front = kindName in SITE_FORMS ? 'site' : 'backoffice';
const kind = { ...SITE_FORMS, ...BACKOFFICE_FORMS }[kindName];
const clock = createClock(Date.parse('2026-11-22T12:00:00Z'));
const now = () => new Date(clock.now());
const nothing: any = { find: () => null, prepare: async () => {}, render: async () => ({}) };
const app = await startApp(memoryStore(now), { now, site: nothing });
const script = new Script(readFileSync(`/tmp/schedules/${front}.js`, 'utf8'));
let bad = 0;
const t0 = process.cpuUsage().user;
for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
  const c = process.cpuUsage().user;
  try { await playForm({ seed, app, clock, script, kind }); console.log(seed, 'ok', Math.round((process.cpuUsage().user - c) / 1000)); }
  catch (error) { bad++; console.log(seed, 'FAIL', Math.round((process.cpuUsage().user - c) / 1000), (error as Error).message.slice(0, 2500)); if (process.env.STACK) console.log((error as any).cause?.stack); }
}
console.log(kindName, count, 'bad', bad, 'cpu', Math.round((process.cpuUsage().user - t0) / 1e6));
process.exit(0);
