import { keyOf } from '../../../saving/unsaved-text.ts';

/** What the fields are called in which two texts differ, in the order of the names. */
export function differingNames<Field extends string>(
  names: Record<Field, string>,
  one: Partial<Record<Field, unknown>>,
  other: Partial<Record<Field, unknown>>,
): string[] {
  const fields = Object.keys(names) as Field[];
  return fields
    .filter((field) => keyOf({ is: one[field] }) !== keyOf({ is: other[field] }))
    .map((field) => names[field]);
}
