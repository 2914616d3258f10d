import { DEMO_ADMIN, DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import type { Database } from './database.ts';

/** What a database holds: the demo, whose passwords are public, or an installation. It is the one or the other for good. */
export type Kind = 'demo' | 'real';

/** In the header of its file, where `file` shows it too: "PsyD" and "PsyR". */
const MARKS: Record<Kind, number> = { demo: 0x50_73_79_44, real: 0x50_73_79_52 };

/** What a database is: `empty` where nobody has decided yet, `foreign` where another program made it. Changes nothing. */
export function kindOf(database: Database): Kind | 'empty' | 'foreign' {
  const mark = database.pragma('application_id', { simple: true });
  if (mark === MARKS.demo) return 'demo';
  if (mark === MARKS.real) return 'real';
  const tables = database.prepare<[], string>('SELECT name FROM sqlite_schema').pluck().all();
  if (tables.length === 0) return mark === 0 ? 'empty' : 'foreign';
  return mark === 0 && tables.includes('users') ? kindOfUnmarked(database) : 'foreign';
}

/** Marks a database that is none yet. */
export function markKind(database: Database, kind: Kind): void {
  if (Object.values(MARKS).includes(Number(database.pragma('application_id', { simple: true })))) return;
  database.pragma(`application_id = ${MARKS[kind]}`);
}

/** Of a database from before there were marks: only a demo has both of its accounts. */
function kindOfUnmarked(database: Database): Kind | 'empty' {
  const count = (where: string) =>
    Number(database.prepare(`SELECT count(*) FROM users ${where}`).pluck().get());
  if (count(`WHERE email IN ('${DEMO_DOCTOR}', '${DEMO_ADMIN}')`) === 2) return 'demo';
  return count('') > 0 ? 'real' : 'empty';
}
