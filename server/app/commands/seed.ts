import { join } from 'node:path';
import { cleanFile } from '../../../db/forgetting.ts';
import { loadPlaces } from '../../../db/places/load.ts';
import { DEMO_ADMIN, DEMO_DOCTOR } from '#contract/demo-accounts.ts';

import { ROOT } from '../../platform/configuration/root.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { prepareData } from '../open-data.ts';
import { command, Misused } from './command.ts';
import { readInstallation } from './installation.ts';
import { progressBar } from './progress.ts';

/** Of doctor@example.com, admin@example.com and the other accounts of the demo. */
const DEMO_PASSWORD = 'demo-password-1';

await command({
  help: `npm run seed [-- options]

Fills an empty database with fictional psychiatrists. Nothing happens to one that has users.

  --doctors N   how many (600)
  --seed N      the same number makes the same people on the same day (1)
  --demo        into the demo's data directory, with sample articles
  --year        a demo with the year behind it: who came, paid, wrote and subscribed
  --ugly        with profiles and articles at their ugliest as well; these are added to users too
  DATA_DIR      where the database is (./data, or ./data/demo with --demo)`,
  options: {
    doctors: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    demo: { type: 'boolean', default: false },
    year: { type: 'boolean', default: false },
    ugly: { type: 'boolean', default: false },
  },
  async run(options) {
    const doctors = Number(options.doctors);
    const seed = Number(options.seed);
    if (!Number.isInteger(doctors) || doctors < 1 || doctors > 2_000_000 || !Number.isInteger(seed))
      throw new Misused('--doctors must be a whole number from 1 to 2000000, --seed a whole number.');
    if (options.year && !options.demo) throw new Misused('--year is of a demo: say --demo as well.');
    await fill(doctors, seed, options);
  },
});

async function fill(
  doctors: number,
  seed: number,
  { demo, year, ugly }: { demo: boolean; year: boolean; ugly: boolean },
): Promise<void> {
  // What draws and writes the samples is a development package, which an installation may not have.
  const { seedArticles } = await import('../../../sample-data/articles.ts');
  const { seedDirectory } = await import('../../../sample-data/seed-directory.ts');
  const { hasYear, seedYear } = await import('../../../sample-data/year/seed-year.ts');
  const { addUgly } = await import('../../../sample-data/ugly/add.ts');
  const config = readInstallation(demo);
  const { dataDir } = config;
  for (const sentence of prepareData(config)) console.error(sentence);
  const places = loadPlaces();
  const shared = {
    file: join(dataDir, 'directory.sqlite'),
    migrations: join(ROOT, 'db/migrations'),
    uploads: join(dataDir, 'uploads'),
    seed,
    now: () => new Date(),
    onProgress: progressBar(process.stderr),
  };
  const existing = await seedDirectory({
    ...shared,
    doctors,
    passwordHash: demo ? await hashPassword(DEMO_PASSWORD) : null,
    zips: places.zips.map((zip, i) => ({
      zip,
      city: places.cities[i],
      state: places.states[i],
      lat: places.lat[i],
      lng: places.lng[i],
    })),
  });
  const articles = demo ? await seedArticles(shared) : 0;
  if (year && existing === 0) seedYear({ ...shared, places, prices: config.planPrices });
  if (ugly) addUgly(shared);
  // While a file is cleaned nothing is saved: not in the first minute of the site, then.
  if (existing === 0) cleanFile(shared.file, shared.now());
  console.log(
    existing
      ? `${dataDir} has ${existing} users already: left as it is.`
      : `Added ${doctors} psychiatrists to ${dataDir}.`,
  );
  if (articles > 0) console.log(`Added ${articles} articles.`);
  if (year && existing > 0 && !hasYear(shared))
    console.log(
      'It was filled before demos had a year behind them: to see one, begin anew in an empty DATA_DIR.',
    );
  if (demo) console.log(`Sign in as ${DEMO_DOCTOR} or ${DEMO_ADMIN}, password ${DEMO_PASSWORD}.`);
}
