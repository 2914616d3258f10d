import type { z } from 'zod';
import type * as answers from './schemas/answers/second-factors.ts';

/** How somebody shows who they are: by a code of an app, with a passkey, by a recovery code; by the password where there is nothing else. */
export type Way = z.output<typeof answers.way>;

export type SecondStep = z.output<typeof answers.secondStep>;

export type ProofWanted = z.output<typeof answers.proofWanted>;

export type SecondFactors = z.output<typeof answers.secondFactors>;

export type ListedPasskey = z.output<typeof answers.listedPasskey>;

export type ChangedFactors = z.output<typeof answers.changedFactors>;

export type AppOffer = z.output<typeof answers.appOffer>;

/** Minutes for which a proof holds, before acts that cannot be undone. */
export const PROOF_MINUTES = 10;

export const RECOVERY_CODES = 10;
export const MOST_PASSKEYS = 20;
export const LONGEST_PASSKEY_NAME = 60;

/** Whether browsers bind passkeys to an origin: to no address in numbers, and only where the connection is safe. */
export function takesPasskeys(origin: string): boolean {
  const { hostname, protocol } = new URL(origin);
  if (/^[\d.]+$|:/.test(hostname)) return false;
  return protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
}
