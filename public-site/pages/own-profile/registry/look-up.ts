import { FIND_IN_REGISTRY } from '#contract/registry.ts';
import type { FoundInRegistry, RegistryProfile } from '#contract/schemas/answers/registry.ts';
import { post } from '../../../app/api.ts';

export type OnFound = (profiles: RegistryProfile[], dated: string) => void;

/** Looks somebody up, and hands over who is found; answers why there is nobody, for the form to say. Throws ApiError. */
export async function lookUp(
  by: { npi: string } | { first_name: string; last_name: string; state: string },
  onFound: OnFound,
): Promise<{ message: string } | null> {
  const answer = await post<FoundInRegistry>(FIND_IN_REGISTRY, by);
  if (answer.status !== 200) return answer;
  const { entries, dated, message } = answer.body;
  if (entries.length === 0 || dated === null) return { message: message ?? '' };
  onFound(entries, dated);
  return null;
}
