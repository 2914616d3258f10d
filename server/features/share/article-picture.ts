import type { ArticleKind } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';
import { LIGHT } from '#contract/palette.ts';
import { HEIGHT, MARGIN, WIDTH, block, box, brand, circle, line, svgOf } from './drawing.ts';
import type { Picture } from './drawing.ts';
import { typefaces } from './typefaces.ts';

interface Article {
  kind: ArticleKind;
  title: string;
  author: string;
  reviewer: string | null;
  /** Nobody reviewed it: the people are invented. */
  sample: boolean;
  published_at: string;
}

const SIDE = 780;
const TEXT_WIDTH = SIDE - MARGIN - 52;

const KINDS: Record<ArticleKind, string> = { digest: 'Authors Digest', ai: 'Blog · Drafted with AI' };

/** An article: its title and who wrote it beside its cover. */
export function articlePicture(article: Article, cover: string | null, siteName: string): Picture {
  const { display, text } = typefaces();
  const title = block(display, article.title, {
    ...{ x: MARGIN, y: 248, width: TEXT_WIDTH, sizes: [62, 56, 50], mostLines: 4 },
    fill: LIGHT.brandDeep,
  });
  const words = { x: MARGIN, width: TEXT_WIDTH, mostLines: 1 };
  const by =
    article.reviewer === null
      ? article.author
      : `${article.author}, ${article.sample ? 'sample review:' : 'reviewed by'} ${article.reviewer}`;
  return {
    svg: svgOf([
      box(0, 0, WIDTH, HEIGHT, LIGHT.paper),
      ...side(cover === null),
      brand(siteName, TEXT_WIDTH),
      line(text, KINDS[article.kind], MARGIN, 176, 25, LIGHT.accentInk),
      title.svg,
      block(text, by, { ...words, y: 536, sizes: [27, 24], fill: LIGHT.ink }).svg,
      block(text, formatDate(article.published_at), { ...words, y: 572, sizes: [24], fill: LIGHT.ink2 }).svg,
    ]),
    photo:
      cover === null
        ? null
        : { file: cover, left: SIDE, top: 0, width: WIDTH - SIDE, height: HEIGHT, radius: 0 },
  };
}

/** What stands there without a cover. */
function side(isShown: boolean): string[] {
  if (!isShown) return [];
  return [
    box(SIDE, 0, WIDTH - SIDE, HEIGHT, LIGHT.night),
    circle(1080, 170, 86, LIGHT.artPeach),
    `<path d="M${SIDE} 470c110-110 210-110 300-40s120 40 120 20V${HEIGHT}H${SIDE}Z" fill="${LIGHT.artTeal}"/>`,
    `<path d="M${SIDE} 560c90-70 180-70 260-20s120 20 160-10V${HEIGHT}H${SIDE}Z" fill="${LIGHT.artSage}"/>`,
  ];
}
