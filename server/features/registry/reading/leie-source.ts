import { UnreadableFile } from './unreadable-file.ts';
import { plainBytes } from './source.ts';
import type { Source } from './source.ts';

/** The list has 16 MB. */
const MOST_BYTES = 256e6;

/** Opens an exclusion list, without the day up to which it tells: that is in it. Throws for what is none by its name. */
export async function openLeie(path: string, name: string): Promise<Omit<Source, 'dated'>> {
  if (/^\d{4}(excl|rein)\.csv$/i.test(name))
    throw new UnreadableFile(
      `${name} is a monthly supplement: read the whole list, which is called UPDATED.csv and replaces the one before.`,
    );
  if (/\.zip$/i.test(name)) throw new UnreadableFile(`${name} is a zip file: the exclusion list is a CSV.`);
  const bytes = await plainBytes(path, name);
  if (bytes.bytes > MOST_BYTES)
    throw new UnreadableFile(`${name} has ${Math.round(bytes.bytes / 1e6)} MB: the exclusion list has 16.`);
  return { ...bytes, kind: 'leie', name };
}

/** A day in the name, like UPDATED-2026-11-10.csv, else the newest in the list; never one that is still to come. */
export function leieDated(name: string, newest: string, today: string): string {
  const [, year, month, day] = /(?<!\d)(20\d\d)[-_]?(\d\d)[-_]?(\d\d)(?!\d)/.exec(name) ?? [];
  const named = `${year}-${month}-${day}`;
  const dated = year === undefined || Number.isNaN(Date.parse(named)) ? newest : named;
  return dated < today ? dated : today;
}
