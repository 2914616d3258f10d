import { formatDate } from '#contract/dates.ts';
import { COMPARISON_RESULTS, weightOf } from '#contract/registry.ts';
import type { ComparisonWeight, RegistryFileKind } from '#contract/registry.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import { BOARDS } from '#contract/vocabulary.ts';
import type { Board } from '#contract/vocabulary.ts';
import { listed } from '#contract/wording.ts';

const PARTS: Record<string, string> = {
  name: 'Name',
  degree: 'Degree',
  address: 'Address',
  phone: 'Telephone',
  exclusion: 'Exclusion list',
};

/** "License MA 12345", "Telephone", "Board certificate: Psychiatry" */
export function partName(about: string): string {
  if (about.startsWith('npi')) return about.toUpperCase();
  const [kind, board] = about.split(' ');
  if (kind === 'board' && Object.hasOwn(BOARDS, board)) return `Board certificate: ${BOARDS[board as Board]}`;
  return PARTS[about] ?? about.charAt(0).toUpperCase() + about.slice(1);
}

/** The id of where a comparison stands on the page. */
export function partId(about: string): string {
  return `compared-${about}`.replaceAll(' ', '-');
}

/** What came of it, in words. */
export function resultText({ about, result, file }: Comparison): string {
  if (about === 'exclusion' && result === 'same') return 'Not on the exclusion list';
  return file === null ? 'No file of the register was read' : COMPARISON_RESULTS[result];
}

/** "NPPES of Nov 08, 2026" */
export function fileText({ kind, dated }: { kind: RegistryFileKind; dated: string }): string {
  return `${kind === 'leie' ? 'LEIE' : 'NPPES'} of ${formatDate(dated)}`;
}

interface Summary {
  text: string;
  /** The gravest of all. */
  weight: ComparisonWeight;
  /** What somebody has to look at. */
  open: Comparison[];
}

/** "7 of 9 agree with NPPES of Nov 08, 2026." of all that there was something to compare with. */
export function summaryOf(comparisons: readonly Comparison[]): Summary {
  const compared = comparisons.filter(({ result }) => result !== 'unknown');
  const open = compared.filter((one) => weightOf(one) !== 'agrees');
  if (compared.length === 0)
    return { text: 'There is nothing in a register to compare it with.', weight: 'silent', open };
  const files = [...new Set(compared.flatMap(({ file }) => (file ? [fileText(file)] : [])))];
  const agree = compared.length - open.length;
  const count = open.length === 0 && agree > 1 ? `All ${agree}` : `${agree} of ${compared.length}`;
  const isAgainst = open.some((one) => weightOf(one) === 'against');
  const weight = open.length === 0 ? 'agrees' : isAgainst ? 'against' : 'look';
  return { text: `${count} ${agree === 1 ? 'agrees' : 'agree'} with ${listed(files)}.`, weight, open };
}
