/** The digits of a code as it was typed or pasted: "1234 5678", "1234-5678". */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** What is wrong with a code before it is sent; null when nothing is. */
export function codeProblem(typed: string): string | null {
  return codeDigits(typed).length === 8 ? null : 'Please enter the 8 digits from the mail.';
}
