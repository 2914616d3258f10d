import type { RegistryFile } from '#contract/schemas/answers/registry.ts';
import { counted, numberText } from '#contract/wording.ts';

const WORDS: Record<keyof RegistryFile['changes'], string> = {
  new: 'new',
  changed: 'changed',
  kept: 'as before',
  gone: 'gone',
  deactivated: 'deactivated',
  skipped: 'left out because they cannot be read',
};

/** What became of the records of a file: "9,012,345 records read: 310 new, 95 changed, 61,204 as before, 12 gone" */
export function changeText({ records, changes }: Pick<RegistryFile, 'records' | 'changes'>): string {
  const read = `${counted(records, 'record')} read`;
  const parts = (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((what) => {
    const count = changes[what] ?? 0;
    return count > 0 ? [`${numberText(count)} ${WORDS[what]}`] : [];
  });
  return parts.length === 0 ? read : `${read}: ${parts.join(', ')}`;
}
