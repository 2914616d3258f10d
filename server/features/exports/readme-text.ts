import { IMPORT_LINES } from '#contract/imports.ts';
import { MADE } from '../fhir/resources.ts';
import type { ExportTable } from './tables.ts';

/** What the README of an exported folder says. */
export function readmeText(tables: readonly ExportTable[], siteName: string, now: Date): string {
  return `${siteName}: everything, exported on ${now.toISOString()}.

These files tell of people, with their e-mail addresses: keep them as you keep the database.

${tables.map(({ name, what }) => `${name}.csv, ${name}.json\n    ${what}`).join('\n')}
${MADE.map((type) => `fhir/${type}.ndjson`).join(', ')}
    what is public, as FHIR R4 after Da Vinci PDex Plan-Net 1.2.0: a resource a line

CSV is UTF-8 with a byte order mark, after RFC 4180. A cell that begins like a formula has an apostrophe before it,
so that no spreadsheet runs it. JSON has all that there is of each row, where CSV has what fits into cells: it is a
list with a row a line. Dates and times are in UTC.

profiles.csv can be read in again at /admin/imports of an installation of this kind, which invites the doctors anew;
a file there has at most ${IMPORT_LINES} lines, and columns behind practice_5_video_only are left out. photo is the name of a
picture in the folder uploads of the data directory, which is not copied here.

Not in here, because it is no use elsewhere or nobody's business: passwords and what else signs in, tokens, the trail
of what was done, payments (the payment provider has them), mails. A backup of the database has all of it.

Each row is as it was when it was written: where the site ran meanwhile, some are newer than others.
`;
}
