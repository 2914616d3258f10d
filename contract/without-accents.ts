/** Letters that are no plain letter with a mark. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Has nothing to fold, and most texts are no more. */
const ASCII = /^[ -~]*$/;

/**
 * What all spellings of a text have in common: small letters without accents, "Łódź" as "lodz", full-width digits as
 * plain ones. It may be longer than the text.
 */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ıłøđðßæœþ]/g, (letter) => LETTERS[letter]);
}
