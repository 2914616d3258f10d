import type { OpenRegistry } from '../../../../db/registry/open-registry.ts';
import { leieExclusion } from './leie-exclusion.ts';
import { leieLayout } from './leie-layout.ts';
import type { LeieLayout } from './leie-layout.ts';
import { leieDated, openLeie } from './leie-source.ts';
import { readHeader, readRecords } from './read-records.ts';
import type { Reader } from './reader.ts';
import type { Source } from './source.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Reads the people of an exclusion list: all of it twice, for its newest date is what it is dated. */
export async function leieReader(
  { exclusions }: Pick<OpenRegistry, 'exclusions'>,
  path: string,
  name: string,
  today: string,
): Promise<Reader> {
  const source = await openLeie(path, name);
  const layout = leieLayout(await readHeader(source), name);
  const newest = await newestDate(source, layout);
  return {
    source: { ...source, dated: leieDated(name, newest, today) },
    look: () => 'wanted',
    keeper(record) {
      const exclusion = leieExclusion(record, layout);
      if (exclusion === 'business') return () => {};
      return exclusion && ((fileId) => exclusions.add(fileId, exclusion));
    },
  };
}

async function newestDate(source: Omit<Source, 'dated'>, layout: LeieLayout): Promise<string> {
  let newest = '';
  for await (const { records } of readRecords(source, 0, () => 'wanted'))
    for (const record of records) {
      const exclusion = leieExclusion(record, layout);
      if (exclusion === null || exclusion === 'business') continue;
      if ((exclusion.excluded_on ?? '') > newest) newest = exclusion.excluded_on ?? '';
    }
  if (newest === '')
    throw new UnreadableFile(`${source.name} has nobody in it who was excluded on some day.`);
  return newest;
}
