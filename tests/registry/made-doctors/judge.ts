import type { ComparisonResult } from '#contract/registry.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { MadeDoctor } from './made-doctor.ts';

interface Miss {
  about: string;
  families: string[];
  result: ComparisonResult | undefined;
  accepted: readonly ComparisonResult[];
  ours: string;
  theirs: string | null;
}

export interface Judged {
  judgements: number;
  misses: Miss[];
  /** Doctors of whom something was judged wrong. */
  wrongDoctors: number;
  /** Of somebody else's row, with nothing that says so. */
  takenForOthers: number;
  /** A line for each family with misses, and examples. */
  report: string;
}

/** What was said of made doctors, one list each, against what a careful reviewer would say. */
export function judge(doctors: readonly MadeDoctor[], said: readonly (readonly Comparison[])[]): Judged {
  const missesOf = doctors.map(({ truth }, n) =>
    Object.entries(truth).flatMap(([about, { accepted, families }]): Miss[] => {
      const found = said[n].find((comparison) => comparison.about === about);
      if (found && accepted.includes(found.result)) return [];
      return [
        {
          about,
          families,
          accepted,
          result: found?.result,
          ours: found?.ours ?? '',
          theirs: found?.theirs ?? null,
        },
      ];
    }),
  );
  const misses = missesOf.flat();
  const isAllSame = (n: number) =>
    Object.keys(doctors[n].truth).every(
      (about) => said[n].find((one) => one.about === about)?.result === 'same',
    );
  return {
    judgements: doctors.reduce((sum, { truth }) => sum + Object.keys(truth).length, 0),
    misses,
    wrongDoctors: missesOf.filter(({ length }) => length > 0).length,
    takenForOthers: doctors.filter(({ isSamePerson }, n) => isSamePerson === false && isAllSame(n)).length,
    report: reportOf(doctors, misses),
  };
}

function reportOf(doctors: readonly MadeDoctor[], misses: readonly Miss[]): string {
  const all = countedBy(doctors.flatMap(({ truth }) => Object.values(truth)));
  const wrong = countedBy(misses);
  const lines = [...wrong].toSorted(([, a], [, b]) => b - a);
  return lines
    .map(([family, count]) => {
      const examples = misses
        .filter(({ families }) => families.includes(family))
        .slice(0, 5)
        .map(inWords);
      return [`${family}: ${count} of ${all.get(family)} wrong`, ...examples].join('\n    ');
    })
    .join('\n');
}

function inWords({ about, result, accepted, ours, theirs }: Miss): string {
  return `${about}: ${result}, not ${accepted.join(' or ')}; "${ours}" and "${theirs}"`;
}

function countedBy(items: readonly { families: string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const family of items.flatMap(({ families }) => families))
    counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}
