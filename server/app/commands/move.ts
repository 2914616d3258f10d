import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeBackup } from '../../../db/backups/write-backup.ts';
import { holdFolder } from '../../../db/hold-folder.ts';
import { archiveOf } from '../../features/backups/archive.ts';
import { markMoved } from '../../platform/configuration/data-dir.ts';
import { refuseForeignRoot } from '../refuse-foreign-root.ts';
import { Misused, command } from './command.ts';
import { readInstallation } from './installation.ts';
import { progressBar } from './progress.ts';

await command({
  help: `npm run move -- --to FILE.tar [--demo]

Packs the whole installation into one file, to be carried to another machine: stop the server first. From then on this data
directory does not start any more, so that no two machines send the same mails. On the other machine:

  npm run restore -- FILE.tar --go-on

Settings are not in it: carry .env as well. Whoever has the file has everything.`,
  options: { to: { type: 'string' }, demo: { type: 'boolean', default: false } },
  async run({ to, demo }) {
    if (to === undefined) throw new Misused('--to must say which file to write.');
    const file = resolve(to);
    if (existsSync(file)) throw new Error(`${file} is there already: name another one.`);
    const { dataDir, backups, version } = readInstallation(demo);
    refuseForeignRoot(dataDir);
    if (!existsSync(join(dataDir, 'directory.sqlite')))
      throw new Error(`No database in ${dataDir}: there is nothing to pack. Is DATA_DIR set?`);
    process.umask(0o077);
    const letGo = holdFolder(dataDir);
    try {
      const order = { dataDir, folder: backups.folder, why: 'by hand', version } as const;
      const { path } = await writeBackup(order, progressBar(process.stderr));
      console.error(`Packing ${file}`);
      const aside = `${file}.unfinished`;
      try {
        await pipeline(
          archiveOf(path, { withKey: true }),
          createWriteStream(aside, { mode: 0o600, flush: true }),
        );
        renameSync(aside, file);
      } catch (error) {
        rmSync(aside, { force: true });
        throw error;
      }
      markMoved(dataDir, file);
      console.log(
        `${file} has everything but .env. On the other machine: npm run restore -- FILE.tar --go-on`,
      );
    } finally {
      letGo();
    }
  },
});
