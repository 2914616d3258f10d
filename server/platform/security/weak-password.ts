import { passwordProblem } from '#contract/passwords.ts';
import type { PasswordOwner } from '#contract/passwords.ts';
import { Refusal } from '../http/refusal.ts';

/** Throws 202 for a password that must not become anybody's (ASVS 6.2). */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  siteName: string,
): Promise<void> {
  const { isCommonPassword } = await import('./common-passwords.ts');
  const problem =
    passwordProblem(password, owner, siteName) ??
    (isCommonPassword(password)
      ? 'This password is among the first that attackers try. Please choose another.'
      : null);
  if (problem !== null) throw new Refusal(202, problem, { field: 'password' });
}
