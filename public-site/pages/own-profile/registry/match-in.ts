import { z } from 'zod';
import { registryProfile } from '#contract/schemas/answers/registry.ts';
import type { RegistryMatch } from './registry-match.ts';

const registryMatch = z.object({
  profile: registryProfile,
  dated: z.iso.date(),
  filled: z.array(z.string()),
});

/** A match as a draft has it; null for anything else. */
export function matchIn(kept: unknown): RegistryMatch | null {
  return registryMatch.safeParse(kept).data ?? null;
}
