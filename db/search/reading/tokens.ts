/** A word of a text, folded, with where it stands: `text.slice(start, end)` is what was typed. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** An abbreviation with its points ("A.D.H.D.", "M.D."), or a word with the apostrophes in it ("O'Brien"). */
const WORD = /(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’ʻ`´][\p{L}\p{N}\p{M}]+)*/gu;

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

/** How far the digits of East Asian keyboards are from the plain ones. */
const FULL_WIDTH = 0xfee0;

/** The words of a text in order. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: typed, index }) => ({
    word: folded(typed),
    start: index,
    end: index + typed.length,
  }));
}

/** The words of a text: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}

function folded(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH))
    .normalize('NFD')
    .replace(/[\p{M}.'’ʻ`´]/gu, '');
  return plain.replace(/[ıłøđðßæœþ]/g, (letter) => LETTERS[letter]);
}
