/** An address as it is kept, however somebody has typed it. */
export function tidyEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
