import { SHORTEST_PASSWORD } from '#contract/passwords.ts';

export interface PasswordAdvice {
  /** Nothing is wrong with it. */
  isGood: boolean;
  text: string;
}

/** What to say about a new password while it is typed; `problemOf` says what is wrong with one. */
export function passwordAdvice(typed: string, problemOf: (typed: string) => string | null): PasswordAdvice {
  const missing = SHORTEST_PASSWORD - Array.from(typed).length;
  if (typed === '') return { isGood: false, text: `At least ${SHORTEST_PASSWORD} characters.` };
  if (missing > 0) return { isGood: false, text: `${missing} more character${missing === 1 ? '' : 's'}.` };
  const problem = problemOf(typed);
  return problem === null ? { isGood: true, text: 'Long enough.' } : { isGood: false, text: problem };
}
