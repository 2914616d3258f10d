import { longDate } from '#contract/dates.ts';
import { daysOld, REGISTERS, REGISTRY_FILES } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import type { RegistryFile } from '#contract/schemas/answers/registry.ts';
import { counted } from '#contract/wording.ts';

/** "The newest tells up to November 8, 2026 (17 days ago): NPPES, monthly." */
export function ageText(newest: RegistryFile): string {
  const days = daysOld(newest, new Date());
  const ago = days === 0 ? 'today' : `${counted(days, 'day')} ago`;
  return `The newest tells up to ${longDate(newest.dated)} (${ago}): ${REGISTRY_FILES[newest.kind]}.`;
}

/** Whether a newer one has come out since. */
export function isOld(kind: RegisterKind, newest: RegistryFile): boolean {
  return daysOld(newest, new Date()) > REGISTERS[kind].mostDays;
}
