import type { Need } from '#contract/search.ts';
import type { Value } from './listed-words.ts';

/**
 * Adds what one phrase says is needed: its conditions, any of them, and its treatments. `isOr`: it stands behind an "or",
 * so that what was said last is as good.
 */
export function addNeeds(needs: Need[], values: readonly Value[], isOr: boolean): void {
  for (const filter of ['condition', 'treatment'] as const) {
    const said = values.flatMap((one) => (one.filter === filter ? [one.value] : []));
    if (said.length === 0) continue;
    const last = isOr ? needs.findLast((need) => need.filter === filter) : undefined;
    if (last) last.values = [...new Set([...last.values, ...said])];
    else needs.push({ filter, values: said });
  }
}

/** Each need once, and none that a narrower one says as well: "addiction to alcohol" is alcohol. */
export function distinctNeeds(needs: readonly Need[]): Need[] {
  return needs.filter(
    (need, i) =>
      !needs.some((other, j) => i !== j && isWithin(other, need) && (j < i || !isWithin(need, other))),
  );
}

function isWithin(inner: Need, outer: Need): boolean {
  return inner.filter === outer.filter && inner.values.every((value) => outer.values.includes(value));
}
