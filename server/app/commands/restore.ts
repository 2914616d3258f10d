import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { counted, numberText } from '#contract/wording.ts';
import { advising } from '../../../db/advice.ts';
import { backupsIn, newestBy, readBackup } from '../../../db/backups/backup-folder.ts';
import type { Backup } from '../../../db/backups/backup-folder.ts';
import { restoreBackup } from '../../../db/backups/restore-backup.ts';
import type { Restored } from '../../../db/backups/restore-backup.ts';
import { holdFolder } from '../../../db/hold-folder.ts';
import { makeFolder } from '../../../db/make-folder.ts';
import { loadPlaces } from '../../../db/places/load.ts';
import type { Since } from '../../../db/backups/since-backup.ts';
import { openStore } from '../../../db/store.ts';
import { decideAgain } from './decide-again.ts';
import { unpackArchive } from '../../features/backups/archive.ts';
import { clearMoved } from '../../platform/configuration/data-dir.ts';
import { refuseForeignRoot } from '../refuse-foreign-root.ts';
import { Misused, command } from './command.ts';
import { readInstallation } from './installation.ts';
import { progressBar } from './progress.ts';

const onProgress = progressBar(process.stderr);

await command({
  help: `npm run restore -- BACKUP [options]

Puts a backup into DATA_DIR: stop the server first. BACKUP is a name that --list shows, the folder of a backup, an archive
(.tar), or "latest", which no restore has kept. Where DATA_DIR has no database, the latest is taken if none is named.
What is there becomes a backup of its own first, and no picture is ever removed. All sessions end; mails that wait,
newsletters and imports stop until an administrator has them go on; whoever was deleted or suspended since is so again,
as articles are that were removed, where the database that is there tells.

  --list      shows the backups in BACKUP_DIR (DATA_DIR/backups)
  --to        another data directory than DATA_DIR
  --go-on     after npm run move: sessions, mails, newsletters and imports go on
  --demo      of the demo's data directory`,
  options: {
    list: { type: 'boolean', default: false },
    to: { type: 'string' },
    'go-on': { type: 'boolean', default: false },
    demo: { type: 'boolean', default: false },
  },
  takesWords: true,
  async run({ list, to, demo, 'go-on': goesOn }, words) {
    const config = readInstallation(demo);
    const { backups, root, version } = config;
    if (list) return show(backups.folder);
    if (words.length > 1) throw new Misused('One backup is needed.');
    const dataDir = to === undefined ? config.dataDir : resolve(to);
    const folder = to === undefined ? backups.folder : join(dataDir, 'backups');
    advising(dataDir, () => refuseForeignRoot(dataDir));
    process.umask(0o077);
    advising(dataDir, () => makeFolder(dataDir));
    const letGo = holdFolder(dataDir);
    try {
      const backup = await chosen(words.at(0) ?? null, backups.folder, folder, dataDir);
      console.error(`Restoring ${lineOf(backup)}`);
      const migrations = join(root, 'db/migrations');
      const kind = demo ? ('demo' as const) : ('real' as const);
      const order = { backup, dataDir, folder, migrations, kind, version, goesOn, decideAgain: decide };
      tell(await restoreBackup(order, onProgress), dataDir);
      clearMoved(dataDir);

      function decide(file: string, since: Since): void {
        const store = openStore({ file, migrations, kind, places: loadPlaces(), now: () => new Date() });
        try {
          decideAgain(store, since);
          if (store.users.admins() === 0)
            console.log('Nobody is an administrator then: npm run admin makes one.');
        } finally {
          store.close();
        }
      }
    } finally {
      letGo();
    }
  },
});

function show(folder: string): void {
  const all = backupsIn(folder);
  console.log(all.map(lineOf).join('\n') || `There is no backup in ${folder}.`);
}

async function chosen(
  word: string | null,
  folder: string,
  unpacked: string,
  dataDir: string,
): Promise<Backup> {
  const isEmpty = !existsSync(join(dataDir, 'directory.sqlite'));
  if (word === null && !isEmpty)
    throw new Misused(`${dataDir} has a database: say which backup is to take its place, or "latest".`);
  const all = backupsIn(folder);
  if (word === null || word === 'latest')
    return latestOf(all) ?? none(`There is no backup in ${folder}: name its folder.`);
  const named = all.find(({ name }) => name === word);
  if (named) return named;
  if (!existsSync(word)) return none(`There is no backup ${word}: --list shows those in ${folder}.`);
  if (statSync(word).isFile()) return unpackArchive(resolve(word), unpacked, onProgress);
  return readBackup(resolve(word), basename(resolve(word))) ?? none(`${word} is no backup.`);
}

/**
 * Not what a restore has kept, or what lies ahead, unless there is nothing else: one that is begun again is to put back
 * the same.
 */
function latestOf(all: Backup[]): Backup | undefined {
  const made = all.filter(({ why }) => why !== 'before a restore');
  return newestBy(made, new Date()) ?? made.at(0) ?? all.at(0);
}

function none(sentence: string): never {
  throw new Error(sentence);
}

function lineOf({ name, why, version, counts, database, pictures }: Backup): string {
  const megabytes = numberText(Math.ceil((database.bytes + pictures.bytes) / 1e6));
  return `${name}  ${why}, version ${version}, ${counted(counts.accounts, 'account')}, ${megabytes} MB`;
}

function tell({ kept, heldBack, since, pictures, hasKey }: Restored, dataDir: string): void {
  if (kept !== null) console.log(`What was there is in ${kept}.`);
  if (heldBack) {
    const { sessions, mails, newsletters, imports } = heldBack;
    console.log(
      `Ended: ${counted(sessions, 'session and link', 'sessions and links')} that were given out. Held until an administrator has them go on: ` +
        `${counted(mails, 'mail')} (Outbox, failed), ${counted(newsletters, 'newsletter')}, ${counted(imports, 'import')}.`,
    );
  }
  if (since) console.log(`Decided again, as it was since: ${doneAgain(since)}.`);
  else if (heldBack) console.log('Who was deleted or suspended since is not known here: see docs/backup.md.');
  if (!hasKey) console.log('It has no secret.key: authenticator apps must be set up anew.');
  console.log(
    `${numberText(pictures.files)} picture files are there, ` +
      (pictures.missing === 0 ? 'none is missing.' : `${numberText(pictures.missing)} pictures are missing.`),
  );
  console.log(`${dataDir} is restored: start the server.`);
}

function doneAgain({ deleted, decided }: Since): string {
  const {
    suspendedAccounts,
    suspendedProfiles,
    administrators,
    removedArticles,
    hiddenArticles,
    invitations,
  } = decided;
  return [
    `${counted(deleted.length, 'account')} deleted`,
    `${numberText(suspendedAccounts.length)} suspended`,
    `${counted(suspendedProfiles.length, 'profile')} suspended`,
    `${counted(administrators.length, 'administrator')} less`,
    `${counted(removedArticles.length, 'article')} removed`,
    `${numberText(hiddenArticles.length)} taken off the site`,
    `${counted(invitations.length, 'invitation')} removed`,
  ].join(', ');
}
