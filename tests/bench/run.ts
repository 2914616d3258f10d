import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPlaces } from '../../db/places/load.ts';
import { seedDirectory } from '../../sample-data/seed-directory.ts';
import { openStore } from '../../db/store.ts';
import { progressBar } from '../../server/app/commands/progress.ts';
import { ROOT } from '../../server/platform/configuration/root.ts';
import { measureCachedPages } from './cached-pages.ts';
import { buildSite, measurePages } from './pages.ts';
import { measurePublishing } from './publishing.ts';
import { measureSearch } from './search.ts';

const HELP = `npm run bench [-- options]

Measures search, page rendering and publishing, in process and warm, at 1,000, 10,000 and 100,000 doctors. Every row is also given
as a ratio to a plain indexed point lookup in the same database. Databases are kept in data/bench for the next run.

  --million   also at 1,000,000 doctors (seeding takes minutes and some gigabytes)
  --only N    only at N doctors`;

const { values: options } = parseArgs({
  options: { million: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } },
});

if (options.help) console.log(HELP);
else await run();

async function run(): Promise<void> {
  const sizes = options.only
    ? [Number(options.only)]
    : [1_000, 10_000, 100_000, ...(options.million ? [1_000_000] : [])];
  const places = loadPlaces();
  const now = () => new Date();
  const folder = join(ROOT, 'data/bench');
  mkdirSync(folder, { recursive: true });
  const site = await buildSite();
  for (const doctors of sizes) {
    const file = join(folder, `${doctors}.sqlite`);
    const migrations = join(ROOT, 'db/migrations');
    const zips = places.zips.map((zip, i) => ({
      zip,
      city: places.cities[i],
      state: places.states[i],
      lat: places.lat[i],
      lng: places.lng[i],
    }));
    await seedDirectory({
      file,
      migrations,
      uploads: null,
      passwordHash: null,
      doctors,
      seed: 1,
      zips,
      now,
      onProgress: progressBar(process.stderr),
    });
    const began = performance.now();
    const store = openStore({ file, migrations, places, now });
    const opened = performance.now() - began;
    const megabytes = Math.round(process.memoryUsage().rss / 1e6);
    console.log(
      `\n${doctors.toLocaleString('en-US')} doctors (opened in ${opened.toFixed(0)} ms, ${megabytes} MB resident)\n`,
    );
    measureSearch(store, file);
    measurePages(store, site);
    await measureCachedPages(store, site);
    measurePublishing(store);
    store.close();
  }
}
