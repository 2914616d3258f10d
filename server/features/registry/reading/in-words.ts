import { longDate } from '#contract/dates.ts';
import { REGISTRY_FILES } from '#contract/registry.ts';
import { counted, listed, numberText } from '#contract/wording.ts';
import type { WhatWasRead } from './read-registry-file.ts';

/** What became of a file, for whoever has started it: some sentences. */
export function readInWords({ file, wasKnown }: WhatWasRead): string {
  const { kind, dated, name, status, records, changes, why } = file;
  const what = `${REGISTRY_FILES[kind]}, up to ${longDate(dated)}`;
  const outcome =
    status === 'held'
      ? `It does not count until an administrator has accepted it in the backoffice: ${why}`
      : status === 'current'
        ? 'It counts.'
        : 'It does not count any more: a newer one does.';
  if (wasKnown) return `${name} was read already (${what}), and nothing was done. ${outcome}`;
  const skipped = changes.skipped
    ? ` ${counted(changes.skipped, 'record')} could not be read, and ${changes.skipped === 1 ? 'was' : 'were'} left out.`
    : '';
  return `${what}: ${counted(records, 'record')} read.${skipped} ${changesInWords(file)} ${outcome}`;
}

/** "Of those that are kept 12 are new, 3 have changed and 1 is gone." */
function changesInWords({ kind, changes }: WhatWasRead['file']): string {
  const { kept = 0, new: added = 0, changed = 0, gone = 0, deactivated = 0 } = changes;
  const who = kind === 'leie' ? 'excluded people' : 'entries';
  const parts = [
    `${numberText(added)} new`,
    ...(kind === 'leie' ? [] : [`${numberText(changed)} changed`]),
    `${numberText(kept)} as before`,
    ...(kind === 'nppes-weekly' ? [] : [`${numberText(gone)} gone`]),
    ...(kind === 'leie' ? [] : [`${numberText(deactivated)} deactivated or replaced since`]),
  ];
  return `Of its ${who} ${listed(parts)}.`;
}
