import sharp from 'sharp';
import { COVER_WIDTHS } from '#contract/constants.ts';
import { houses, table, windowView } from './covers/indoors.ts';
import { hills, kite, lake, night, oldTree, road, weather } from './covers/land.ts';
import { PALETTES } from './covers/palette.ts';
import type { Palette } from './covers/palette.ts';
import { leaves, tiles } from './covers/patterns.ts';
import { HEIGHT, WIDTH } from './covers/shapes.ts';
import { bridge, lighthouse, sea } from './covers/water.ts';
import { Random } from './random.ts';

type Scene = (random: Random, palette: Palette) => string;

/** What suits a topic. */
const SCENES: Record<string, readonly Scene[]> = {
  anxiety: [sea, weather],
  panic: [sea],
  'social-anxiety': [kite, windowView],
  insomnia: [night],
  depression: [weather, leaves, hills],
  'resistant-depression': [lake, road],
  bipolar: [sea, hills],
  lithium: [lake],
  perinatal: [leaves, windowView],
  grief: [oldTree],
  '65+': [oldTree],
  burnout: [table],
  alcohol: [table, bridge],
  eating: [table],
  opioids: [bridge],
  adhd: [kite, hills],
  autism: [tiles],
  ocd: [tiles],
  personality: [bridge, leaves],
  ptsd: [lake],
  psychosis: [lake, lighthouse],
  crisis: [lighthouse],
  family: [houses, oldTree],
  couples: [windowView],
  '18-25': [road, houses],
  deprescribing: [road, leaves],
  medication: [leaves, table],
  evaluation: [windowView, hills],
  visit: [windowView, road, table],
  telehealth: [windowView, hills],
  training: [tiles],
  insurance: [houses, bridge, road],
  medicaid: [houses],
  medicare: [oldTree, houses],
  tricare: [road, lake],
  'self-pay': [table],
};
const ANY: readonly Scene[] = [hills, sea, leaves, lake];

/** Draws covers (SVG), each different: in turn what suits the topic, least drawn first, and every color in its turn. */
export function coverArtist(seed: number): (topic: string) => string {
  const drawn = new Map<Scene, number>();
  const palettes = new Random(seed).shuffle(PALETTES);
  let count = 0;
  return (topic) => {
    const random = new Random(seed, count);
    const times = (scene: Scene) => drawn.get(scene) ?? 0;
    const [scene] = [...(SCENES[topic] ?? ANY)].sort((a, b) => times(a) - times(b));
    drawn.set(scene, times(scene) + 1);
    const palette = palettes[count++ % palettes.length];
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
      `${scene(random, palette)}</svg>`
    );
  };
}

/** The cover as WebP in each of COVER_WIDTHS. */
export async function renderCover(svg: string): Promise<Record<number, Buffer>> {
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawn.info;
  const images = await Promise.all(
    COVER_WIDTHS.map(async (size) => {
      const image = sharp(drawn.data, { raw: { width, height, channels } }).resize(size);
      return [size, await image.webp({ quality: 82, effort: 2 }).toBuffer()] as const;
    }),
  );
  return Object.fromEntries(images);
}
