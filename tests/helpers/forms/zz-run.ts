import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { startApp } from '../app.ts';
import { memoryStore } from '../stores.ts';
import { createClock } from './clock.ts';
import { BACKOFFICE_FORMS, SITE_FORMS } from './form-kinds.ts';
import { playForm } from './form-schedule.ts';
const [front, from, count, only = ''] = process.argv.slice(2);
const kinds = front === 'site' ? SITE_FORMS : BACKOFFICE_FORMS;
const clock = createClock(Date.parse('2026-11-22T12:00:00Z'));
const now = () => new Date(clock.now());
const nothing: any = { find: () => null, prepare: async () => {}, render: async () => ({}) };
const app = await startApp(memoryStore(now), { now, site: nothing });
const script = new Script(readFileSync(`/tmp/schedules/${front}.js`, 'utf8'));
import { SMALLEST } from './smallest.ts';
if (process.argv[5] === 'given') {
  for (const [name, all] of Object.entries(SMALLEST)) {
    if (!(name in kinds)) continue;
    for (const [title, given] of Object.entries(all)) {
      try {
        await playForm({ seed: 1, app, clock, script, kind: kinds[name], given });
        console.log('ok', name, title);
      } catch (error) {
        console.log('FAIL', name, title, (error as Error).message);
      }
    }
  }
  process.exit(0);
}
let bad = 0,
  kindName = '';
const t0 = process.cpuUsage().user;
for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
  for (const [name, kind] of Object.entries(kinds)) {
    if (!name.includes(only)) continue;
    kindName = name;
    const c = process.cpuUsage().user;
    try {
      await playForm({ seed, app, clock, script, kind });
      console.log(name, seed, 'ok', Math.round((process.cpuUsage().user - c) / 1000));
    } catch (error) {
      bad++;
      console.log(
        name,
        seed,
        'FAIL',
        Math.round((process.cpuUsage().user - c) / 1000),
        (error as Error).message.slice(0, 2500),
      );
      if (process.env.STACK) console.log((error as any).cause?.stack);
    }
  }
}
console.log(kindName, count, 'bad', bad, 'cpu', Math.round((process.cpuUsage().user - t0) / 1e6));
process.exit(0);
