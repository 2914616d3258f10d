import { AGES } from '#contract/vocabulary.ts';
import type { Age } from '#contract/vocabulary.ts';
import { listed } from '#contract/wording.ts';

const ALL = Object.keys(AGES) as Age[];

/** "All ages", "Ages 6–17", "Ages 6–12 and 65+": what follows on each other is one span. */
export function agesText(ages: readonly Age[]): string {
  const spans: [Age, Age][] = [];
  ALL.forEach((age, i) => {
    if (!ages.includes(age)) return;
    const before = spans.at(-1);
    if (before && before[1] === ALL[i - 1]) before[1] = age;
    else spans.push([age, age]);
  });
  if (spans.length === 1 && ages.length === ALL.length) return 'All ages';
  return `Ages ${listed(spans.map(spanText))}`;
}

function spanText([first, last]: [Age, Age]): string {
  const from = first.replace(/[-+].*/, '');
  return last.endsWith('+') ? `${from}+` : `${from}–${last.replace(/.*-/, '')}`;
}
