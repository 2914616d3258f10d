import satori from 'satori';
import { FONTS } from './fonts.ts';

/** A text in the letters of the fonts: an accent that they lack falls, and any other such character is left out. */
export async function written(text: string): Promise<string> {
  const tidy = text.normalize('NFC').replace(/\s/g, ' ').replace(/\p{C}/gu, '');
  const lacking = await lackingIn(tidy);
  const letters = Array.from(tidy, (one) => (lacking.has(one) ? withoutAccent(one) : one));
  // What is left out leaves no gap.
  return letters.join('').replace(/ +/g, ' ').trim();
}

/** Whether the fonts have all letters of a text, with accents or without. */
export async function canWrite(text: string): Promise<boolean> {
  const lacking = await lackingIn(text.normalize('NFC'));
  return ![...lacking].some((one) => /\p{L}/u.test(one) && withoutAccent(one) === '');
}

/** Asks satori, which knows the fonts, by drawing the text. */
async function lackingIn(text: string): Promise<Set<string>> {
  const lacking = new Set<string>();
  if (ASCII.test(text)) return lacking;
  await satori(text, {
    width: 1200,
    fonts: FONTS,
    loadAdditionalAsset(_, characters) {
      for (const one of characters) lacking.add(one);
      return Promise.resolve([]);
    },
  });
  return lacking;
}

function withoutAccent(character: string): string {
  const [letter] = character.normalize('NFD');
  return ASCII.test(letter) ? letter : '';
}

const ASCII = /^[ -~]*$/;
