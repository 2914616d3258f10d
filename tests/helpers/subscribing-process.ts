import { setTimeout as sleep } from 'node:timers/promises';
import { subscriberQueries } from '../../db/newsletter/subscribers.ts';
import { openDatabase } from '../../db/database.ts';
import { holdFolder } from '../../db/hold-folder.ts';
import { join } from 'node:path';

/**
 * A process that holds a data directory and subscribes one address after the other, as the server writes, and says each
 * with the time once it is kept, until it is killed: subscribing-process.ts DATA_DIR FROM
 */
const [dataDir, from] = process.argv.slice(2);
holdFolder(dataDir);
const database = openDatabase(join(dataDir, 'directory.sqlite'));
const { add } = subscriberQueries(database, () => new Date());
for (let n = Number(from); ; n++) {
  database.transaction(() => add(`reader${n}@example.com`, `token${n}`)).immediate();
  process.stdout.write(`${n} ${Date.now()}\n`);
  await sleep(5);
}
