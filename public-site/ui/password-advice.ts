import { SHORTEST_PASSWORD, passwordProblem } from '#contract/passwords.ts';

export interface PasswordAdvice {
  /** Nothing is wrong with it. */
  isGood: boolean;
  text: string;
}

/** What to say about a new password while it is typed. */
export function passwordAdvice(typed: string, email: string): PasswordAdvice {
  const missing = SHORTEST_PASSWORD - Array.from(typed).length;
  if (typed === '') return { isGood: false, text: `At least ${SHORTEST_PASSWORD} characters.` };
  if (missing > 0) return { isGood: false, text: `${missing} more character${missing === 1 ? '' : 's'}.` };
  const problem = passwordProblem(typed, email);
  return problem === null ? { isGood: true, text: 'Long enough.' } : { isGood: false, text: problem };
}
