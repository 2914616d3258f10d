/**
 * The words of a text as the index of SQLite has them (FTS5, unicode61): as they are written, accents and all, for the
 * index folds by rules of its own, and an apostrophe separates two. Lower case, each once. What is compared in memory is
 * read by `wordsOf` of tokens.ts.
 */
export function indexWords(text: string): string[] {
  return [
    ...new Set(
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu),
    ),
  ];
}

/** The same without accents. */
export function plainIndexWords(text: string): string[] {
  return [...new Set(indexWords(text).map(withoutAccents))];
}

/** A word without the accents of Latin letters, which are all that the index folds. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
