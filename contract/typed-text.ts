/** A text that somebody typed, and words as they stand in it. */

/** A text without some of its words, and without what joined them to others. */
export function withoutWords(text: string, words: readonly string[]): string {
  let rest = text;
  for (const said of words) {
    const start = positionOf(rest, said);
    if (start !== -1) rest = `${rest.slice(0, start)} ${rest.slice(start + said.length)}`;
  }
  const joined = /^(?:[\s,;/&+]|\b(?:and|or|y|o|with|con)\b)+|(?:[\s,;/&+]|\b(?:and|or|y|o|with|con)\b)+$/gi;
  return rest.replace(joined, '').replace(/\s+/g, ' ');
}

/** The text with words in the place of others. */
export function withReplaced(text: string, replaced: readonly { from: string; to: string }[]): string {
  return replaced.reduce((rest, { from, to }) => {
    const start = positionOf(rest, from);
    return start === -1 ? rest : rest.slice(0, start) + to + rest.slice(start + from.length);
  }, text);
}

/** Where whole words stand in a text; -1 for nowhere. */
export function positionOf(text: string, words: string): number {
  // Chinese and Korean have no spaces to tell words by.
  const isLetter = (letter: string | undefined) =>
    letter !== undefined &&
    /[\p{L}\p{N}]/u.test(letter) &&
    !/[\u0e00-\u0eff\u1780-\u17ff\u3040-\u9fff\uac00-\ud7af]/.test(letter);
  for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
    if (!isLetter(text[start - 1]) && !isLetter(text[start + words.length])) return start;
  }
  return -1;
}
