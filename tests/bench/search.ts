import { openDatabase } from '../../db/database.ts';
import type { Store } from '../../db/store.ts';
import type { PublicApi } from '../../server/platform/public-api/public-api.ts';
import { publicApiOf } from '../helpers/public-api.ts';
import { measure, printHeader, printRow, rowsBeside } from './measure.ts';
import { queryKinds } from './queries.ts';

/** Prints what each kind of API call costs, and what one row by its primary key costs in the same file. */
export function measureSearch(store: Store, file: string): void {
  const database = openDatabase(file);
  const ids = database.prepare<[], number>('SELECT id FROM listings').pluck().all();
  const lookUp = database.prepare<[number], string>('SELECT card FROM listing_cards WHERE id = ?').pluck();
  const baseline = measure((n) => lookUp.get(ids[(n * 7919) % ids.length]));
  const row = rowsBeside(baseline);
  database.close();
  const { ask } = publicApiOf(store);

  printHeader('GET /api/doctors');
  printRow('(one row by its id)', baseline, baseline);
  for (const { name, hasPlace, url } of queryKinds(store)) {
    row(`${hasPlace ? '' : '(no place) '}${name}`, (n) => ok(ask, url(n)));
  }
  console.log();
  printHeader('Other calls');
  row('GET /api/doctors/{id}', (n) => ok(ask, `/api/doctors/${ids[(n * 7919) % ids.length]}`));
  row('GET /api/places?q=', (n) => ok(ask, `/api/places?q=${PREFIXES[n % PREFIXES.length]}`));
  row('GET /api/states', () => ok(ask, '/api/states'));
  console.log();
}

const PREFIXES = [
  'c',
  'ca',
  'cam',
  'camb',
  'saint l',
  'st l',
  '0',
  '021',
  '02139',
  'new york',
  'ma',
  'san',
  'springf',
];

function ok(ask: PublicApi['ask'], url: string): void {
  const found = ask(url);
  if (found?.status !== 200) throw new Error(`${url}: ${JSON.stringify(found)}`);
}
