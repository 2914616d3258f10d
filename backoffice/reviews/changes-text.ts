import { FIELD_NAMES } from '#contract/field-names.ts';
import type { ReviewRow } from '#contract/reviews.ts';
import { listed } from '#contract/wording.ts';

const MOST = 4;

/** "Title and Licenses"; "everything" of a first version. */
export function changesText({ is_first, changes }: ReviewRow): string {
  if (is_first) return 'Everything: nothing was approved before';
  const names = changes.map((field) => FIELD_NAMES[field]);
  return listed(names.length > MOST ? [...names.slice(0, MOST), `${names.length - MOST} more`] : names);
}
