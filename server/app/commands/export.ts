import { writeExport } from '../../features/exports/write-export.ts';
import { Misused, command } from './command.ts';
import { readInstallation, withStore } from './installation.ts';
import { progressBar } from './progress.ts';

await command({
  help: `npm run export -- --to FOLDER

Writes all profiles, users, articles, subscribers and newsletters as CSV and JSON, and what is public as FHIR, into a
folder that is new or empty. It is there whole or not at all: what an export that was killed leaves is called
.FOLDER-unfinished-…, and can be deleted. The site may run meanwhile.

  --to       the folder
  --demo     of the demo's data directory
  DATA_DIR   as always`,
  options: { to: { type: 'string', default: '' }, demo: { type: 'boolean', default: false } },
  async run({ to, demo }) {
    if (to === '') throw new Misused('Say where: --to FOLDER.');
    const config = readInstallation(demo);
    const onProgress = progressBar(process.stderr);
    await withStore(config, (store) => writeExport(to, { store, site: config, now: new Date(), onProgress }));
    console.log(`Everything is in ${to}; README.txt there says what each file is.`);
  },
});
