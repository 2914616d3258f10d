/** What the registers say against a public profile, found by the check of all profiles, each until it is looked into. */
import type { ComparisonResult, RegistryFileKind } from './registry.ts';

/** `gone`: the register does not say it any more. */
export const FINDING_STATES = {
  open: 'Open',
  settled: 'Done with',
  gone: 'Not in the register any more',
} as const;
export type FindingState = keyof typeof FINDING_STATES;

/** What of a profile it is about. */
export const FINDING_SUBJECTS = {
  name: 'Name',
  npi: 'NPI',
  license: 'License',
  exclusion: 'Exclusion',
} as const;
export type FindingSubject = keyof typeof FINDING_SUBJECTS;

/** How each part of a profile may come to differ; what comes to something else is no finding. */
const RESULTS: Record<FindingSubject, readonly ComparisonResult[]> = {
  name: ['differs'],
  npi: ['differs', 'missing', 'deactivated', 'replaced'],
  license: ['differs'],
  exclusion: ['excluded', 'maybe-excluded'],
};

/** Everything that a finding may come to. */
export const FINDING_RESULTS = [
  'excluded',
  'maybe-excluded',
  'deactivated',
  'replaced',
  'missing',
  'differs',
] as const satisfies readonly ComparisonResult[];

export type FindingResult = (typeof FINDING_RESULTS)[number];

/** Of 'npi 1234567893', 'license MA 12345', 'name', 'exclusion'; null for what is never a finding. */
export function findingSubject(about: string): FindingSubject | null {
  const [first] = about.split(' ');
  return Object.hasOwn(FINDING_SUBJECTS, first) ? (first as FindingSubject) : null;
}

/** Whether what a register says is to be looked into. */
export function isFinding({ about, result }: { about: string; result: ComparisonResult }): boolean {
  const subject = findingSubject(about);
  return subject !== null && RESULTS[subject].includes(result);
}

/** "NPI 1234567893", "License MA 12345", "Name", "Exclusion" */
export function findingTitle(about: string): string {
  const subject = findingSubject(about);
  return subject === null ? about : `${FINDING_SUBJECTS[subject]}${about.slice(subject.length)}`;
}

/** "the national registry (NPPES)", "the exclusion list (LEIE)" */
export function registerName(kind: RegistryFileKind): string {
  return kind === 'leie' ? 'the exclusion list (LEIE)' : 'the national registry (NPPES)';
}
