/** Whom people write to, in a sentence. `contact`: where the operator is written to; null where nobody has said it. */
export function operatorText(contact: string | null): string {
  return contact ?? 'the operator of this site';
}
