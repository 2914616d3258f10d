import type { RegistryFile } from '#contract/registry.ts';
import { counted, numberText } from '#contract/wording.ts';

/** What became of the records of a file: "9,012,345 records read, 61,204 kept: 310 new, 95 changed, 12 gone, 4 deactivated" */
export function changeText({ records, changes }: Pick<RegistryFile, 'records' | 'changes'>): string {
  const { kept, ...others } = changes;
  const parts = Object.entries(others).flatMap(([what, count]) =>
    count > 0 ? [`${numberText(count)} ${what}`] : [],
  );
  const read = `${counted(records, 'record')} read`;
  const taken = kept === undefined ? read : `${read}, ${numberText(kept)} kept`;
  return parts.length === 0 ? taken : `${taken}: ${parts.join(', ')}`;
}
