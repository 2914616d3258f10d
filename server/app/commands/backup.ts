import { resolve } from 'node:path';
import { counted, numberText } from '#contract/wording.ts';
import { writeBackup } from '../../../db/backups/write-backup.ts';
import { refuseBackupsInside } from '../../platform/configuration/config.ts';
import { giveWay } from '../../platform/jobs/give-way.ts';
import { refuseForeignRoot } from '../refuse-foreign-root.ts';
import { command } from './command.ts';
import { readInstallation } from './installation.ts';
import { progressBar } from './progress.ts';

await command({
  help: `npm run backup [-- --to FOLDER] [--demo]

Makes a backup, beside the server where it runs: the database as it is at this moment, opened and checked, with pictures,
pages of your own and secret.key. It is a folder of its own below BACKUP_DIR (DATA_DIR/backups), and stays until you
remove it. Whoever has it has everything: keep it as you keep passwords.

  --to FOLDER   below this folder instead, which may be on another disk
  --demo        of the demo's data directory`,
  options: { to: { type: 'string' }, demo: { type: 'boolean', default: false } },
  async run({ to, demo }) {
    const { dataDir, backups, version } = readInstallation(demo);
    if (to !== undefined) refuseBackupsInside(dataDir, resolve(to), '--to');
    refuseForeignRoot(to === undefined ? backups.folder : resolve(to));
    process.umask(0o077);
    giveWay();
    const order = {
      dataDir,
      folder: to === undefined ? backups.folder : resolve(to),
      why: 'by hand',
      version,
    } as const;
    const { path, counts, pictures, database } = await writeBackup(order, progressBar(process.stderr));
    console.log(
      `${counted(counts.accounts, 'account')}, ${counted(counts.articles, 'article')}, ${counted(pictures.files, 'picture file')}; ` +
        `the database (${numberText(Math.ceil(database.bytes / 1e6))} MB) is whole.`,
    );
    if (pictures.missing > 0)
      console.error(
        `${numberText(pictures.missing)} pictures that the database knows are not in ${dataDir}/uploads.`,
      );
    console.log(path);
  },
});
