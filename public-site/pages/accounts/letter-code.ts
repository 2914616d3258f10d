import { ofThisTab } from '../../../saving/browser-storage.ts';

/** The code of a letter that was typed before signing in. */
const STORED_AS = 'letter-code';

export function rememberLetterCode(code: string): void {
  ofThisTab.write(STORED_AS, code);
}

/** null for none, and where storage is forbidden: it stands in the letter. */
export function rememberedLetterCode(): string | null {
  return ofThisTab.read(STORED_AS);
}

export function forgetLetterCode(): void {
  ofThisTab.write(STORED_AS, null);
}
