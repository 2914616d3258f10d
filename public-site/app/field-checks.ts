/** What is wrong with an e-mail address as far as can be told here; null when nothing is. The server decides. */
export function emailProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Please enter your e-mail address.';
  return /^\S+@\S+\.\S+$/.test(typed.trim()) ? null : 'Please enter a valid e-mail address.';
}

/** What is wrong with a text that must not be empty; `what` as in "your first name". */
export function missing(typed: string, what: string): string | null {
  return typed.trim() === '' ? `Please enter ${what}.` : null;
}

/** The digits of a code as it was typed or pasted: "1234 5678", "1234-5678". */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** What is wrong with a code before it is sent; null when nothing is. */
export function codeProblem(typed: string): string | null {
  return codeDigits(typed).length === 8 ? null : 'Please enter the 8 digits from the mail.';
}
