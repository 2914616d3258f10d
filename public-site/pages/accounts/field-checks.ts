/** What is wrong with an e-mail address as far as can be told here; null when nothing is. The server decides. */
export function emailProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Please enter your e-mail address.';
  return /^\S+@\S+\.\S+$/.test(typed.trim()) ? null : 'Please enter a valid e-mail address.';
}

/** What is wrong with a text that must not be empty; `what` as in "your first name". */
export function missing(typed: string, what: string): string | null {
  return typed.trim() === '' ? `Please enter ${what}.` : null;
}
