import { DAY_MS } from '#contract/constants.ts';
import { longDate } from '#contract/dates.ts';
import type { OpenRegistry } from '../../../../db/registry/open-registry.ts';
import type { Source } from './source.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Throws for a file that would let older news count, or that has nothing to lie on. */
export function refuseOutdated(
  { files }: Pick<OpenRegistry, 'files'>,
  { kind, name, dated }: Source,
  today: string,
): void {
  const { nppes, leie } = files.state();
  const current = kind === 'leie' ? leie : nppes;
  if (dated > dayAfter(today))
    throw new UnreadableFile(`${name} is of ${longDate(dated)}, which is still to come.`);
  if (kind === 'nppes-weekly' && !current)
    throw new UnreadableFile(
      `${name} is a weekly file, which lies on top of a monthly one: read that one first.`,
    );
  if (!current) return;
  const isOld = kind === 'nppes-weekly' ? dated <= current.dated : dated < current.dated;
  if (isOld)
    throw new UnreadableFile(
      `${name} tells up to ${longDate(dated)}, and ${current.name}, which was read already, up to ${longDate(current.dated)}.`,
    );
}

/** It may be tomorrow where the file was made. */
function dayAfter(today: string): string {
  return new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
}
