import { folded } from '#contract/without-accents.ts';
import { tokensOf, wordsOf } from '../../text/tokens.ts';
import type { Token } from '../../text/tokens.ts';

/** Letters of scripts that are written without spaces between words, or, as Korean, with endings that have none. */
const UNSPACED =
  /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]\p{M}*)/u;
const ASCII = /^[\0-\x7f]*$/;

/**
 * The words of a text in which a need is looked for: as `tokensOf` of db/text/tokens.ts, but each letter of Chinese or
 * Korean is a word, so that phrases are found without spaces, and Russian and Arabic words are without what changes
 * with the sentence, their endings and articles.
 */
export function needTokens(text: string): Token[] {
  const tokens = tokensOf(text);
  if (ASCII.test(text)) return tokens;
  return tokens.flatMap((token) =>
    UNSPACED.test(text.slice(token.start, token.end)) ? lettersOf(text, token) : [stemmed(token)],
  );
}

/** The same words without where they stand. */
export function needWords(text: string): string[] {
  if (ASCII.test(text)) return wordsOf(text);
  return needTokens(text).map(({ word }) => word);
}

/** A word of a script that nobody's name here is written in. */
export function isForeign(word: string): boolean {
  return /[^\p{sc=Latin}\p{N}\p{M}]/u.test(word);
}

function lettersOf(text: string, { start, end }: Token): Token[] {
  let at = start;
  return text
    .slice(start, end)
    .split(UNSPACED)
    .flatMap((typed) => {
      const from = at;
      at += typed.length;
      return typed === '' ? [] : [{ word: folded(typed).normalize('NFC'), start: from, end: at }];
    });
}

const RUSSIAN_ENDING =
  /(?:иями|ями|ами|иях|ого|его|ому|ему|ыми|ими|остью|ости|ость|ться|тся|ешь|ишь|лась|лся|лось|лись|ах|ях|ом|ем|ои|еи|ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|ию|ия|ов|ев|ам|ям|ть|ет|ит|ут|ют|ат|ят|ла|ло|ли|[аеиоуыэюяьл])$/u;
const ARABIC_ARTICLE = /^(?:وال|بال|فال|كال|ال|لل)(?=.{3})/u;
const SHORTEST_STEM = 3;

function stemmed(token: Token): Token {
  const { word } = token;
  if (/\p{sc=Cyrillic}/u.test(word)) {
    const stem = word.replace(RUSSIAN_ENDING, '');
    return stem.length < SHORTEST_STEM ? token : { ...token, word: stem };
  }
  if (!/\p{sc=Arabic}/u.test(word)) return token;
  return { ...token, word: word.replace(ARABIC_ARTICLE, '').replace(/ة$/u, 'ه').replace(/ى$/u, 'ي') };
}
