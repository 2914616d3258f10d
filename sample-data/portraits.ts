import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import type { Options } from '@dicebear/notionists';
import sharp from 'sharp';
import { AVATAR_WIDTHS } from '#contract/constants.ts';
import type { Gender } from '#contract/vocabulary.ts';
import type { Headwear } from './names/heritage.ts';
import { Random } from './random.ts';

/** Older: with white or plain hair and glasses more often. */
export type PortraitLook = 'plain' | 'older' | Headwear;

/** A drawn portrait (SVG), the same for the same seed; a face and clothes that a doctor might show on a website. */
export function portraitSvg(seed: string, gender: Gender, look: PortraitLook = 'plain'): string {
  const random = new Random(hash(seed));
  const man = gender === 'man';
  const older = look === 'older';
  const beard = look === 'turban' || (man && random.chance(older ? 0.45 : 0.32));
  return createAvatar(notionists, {
    seed,
    size: DRAWN_WIDTH,
    scale: 122,
    translateY: 9,
    backgroundColor: [random.pick(TINTS)],
    base: ['variant01'],
    hair: [random.pick(hairOf(gender, look))] as Options['hair'],
    beard: [look === 'turban' ? FULL_BEARD : random.pick(BEARDS)] as Options['beard'],
    beardProbability: beard ? 100 : 0,
    body: [random.pick(man ? CLOTHES_OF_MEN : CLOTHES_OF_WOMEN)] as Options['body'],
    bodyIconProbability: 0,
    gestureProbability: 0,
    brows: [random.pick(BROWS)] as Options['brows'],
    eyes: [random.pick(EYES)] as Options['eyes'],
    nose: [random.pick(NOSES)] as Options['nose'],
    lips: [random.pick(LIPS)] as Options['lips'],
    glasses: [random.pick(GLASSES)] as Options['glasses'],
    glassesProbability: random.chance(older ? 0.55 : 0.24) ? 100 : 0,
  }).toString();
}

/** The portrait as WebP in each of AVATAR_WIDTHS. */
export async function renderPortrait(svg: string): Promise<Record<number, Buffer>> {
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawn.info;
  const images = await Promise.all(
    AVATAR_WIDTHS.map(async (size) => {
      const image = sharp(drawn.data, { raw: { width, height, channels } }).resize(size);
      return [size, await image.webp({ quality: 80, effort: 2 }).toBuffer()] as const;
    }),
  );
  return Object.fromEntries(images);
}

const DRAWN_WIDTH = Math.max(...AVATAR_WIDTHS);

/** What stands for the editorial desk where authors have portraits: the site's mark, large enough for a round cut. */
export const DESK_MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN_WIDTH}" height="${DRAWN_WIDTH}" viewBox="0 0 48 48">
  <rect width="48" height="48" fill="#1b5a58"/>
  <circle cx="37" cy="46" r="19" fill="#2b6f6b"/>
  <g transform="translate(8.4 9.2) scale(1.3)" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
    <path d="M12 20.2C6.9 16.5 3.7 13.2 3.7 9.4c0-2.7 2-4.7 4.5-4.7 1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2 2.5 0 4.5 2 4.5 4.7 0 3.8-3.2 7.1-8.3 10.8Z"/>
    <path stroke="#f0b48f" d="M12 9.6v4.2M9.9 11.7h4.2"/>
  </g>
</svg>`;

const TINTS = ['dbe9e4', 'f3e2d2', 'e3e3f3', 'f1dfe0', 'e9edd6', 'dbe8f0'];

const HAIR_OF_WOMEN = variants('02 04 08 10 11 20 23 28 29 30 36 37 39 41 43 47 48 58');
const HAIR_OF_MEN = variants('01 05 06 07 13 15 16 18 19 22 25 27 31 32 34 35 38 44 49 52 54 55 56 60');
const HAIR_OF_EITHER = variants('03 09 11 16 22 33 40 43 58 13');
const HAIR_OF_OLDER_WOMEN = variants('03 04 11 20 30 43 43 02');
const HAIR_OF_OLDER_MEN = variants('42 42 42 13 25 44 49 55 15');
const CLOTHES_OF_WOMEN = variants('07 08 09 10 14 16 17 11 12 13 15 21');
const CLOTHES_OF_MEN = variants('05 07 08 09 10 14 16 17 19 20 25');
const BEARDS = variants('02 02 05 06 08 09 10 12');
const FULL_BEARD = 'variant02';
const BROWS = variants('01 04 05 11 12');
const EYES = variants('01 02 04 05');
const NOSES = variants('01 02 03 04 05 06 07 08 10 11 12 13 14 16 17 18 20');
const LIPS = variants('03 08 13 17 22 23 25');
const GLASSES = variants('03 08 11');

function hairOf(gender: Gender, look: PortraitLook): string[] {
  if (look === 'turban') return variants('61');
  if (look === 'hijab') return variants('62 63');
  if (gender === 'nonbinary') return HAIR_OF_EITHER;
  if (look === 'older') return gender === 'man' ? HAIR_OF_OLDER_MEN : HAIR_OF_OLDER_WOMEN;
  return gender === 'man' ? HAIR_OF_MEN : HAIR_OF_WOMEN;
}

function variants(numbers: string): string[] {
  return numbers.split(' ').map((number) => `variant${number}`);
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
