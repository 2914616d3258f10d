import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** A picture of a whole page. */
export interface Picture {
  /** Relative to the folder of the sheets. */
  file: string;
  caption: string;
  /** Of the page, in px. */
  width: number;
  height: number;
}

/** Sheets have this size, and what is on them by the width of its page, in px. */
const SHEET = { width: 1600, height: 1600 };
const SHOWN: Record<number, number> = { 320: 240, 360: 252, 768: 380, 1320: 516 };
const GAP = 12;
const CAPTION = 16;

/** A part of a picture: as much as is left of a column. */
interface Strip {
  picture: Picture;
  /** Both as shown, in px. */
  from: number;
  height: number;
}

/**
 * Puts pictures of pages of one width small side by side, on as many PNGs as it takes: name-1.png and so
 * on in `folder`. Answers how many.
 */
export async function makeSheets(
  browser: Browser,
  folder: string,
  name: string,
  pictures: Picture[],
): Promise<number> {
  const shown = shownWidth(pictures[0].width);
  const columns = columnsOf(pictures, shown);
  const perSheet = Math.floor((SHEET.width - GAP) / (shown + GAP));
  const page = await browser.newPage({ viewport: { width: SHEET.width, height: SHEET.height } });
  const sheets = Math.ceil(columns.length / perSheet);
  for (let sheet = 0; sheet < sheets; sheet++) {
    const own = columns.slice(sheet * perSheet, (sheet + 1) * perSheet);
    const path = join(folder, `${name}-${sheet + 1}`);
    await writeFile(`${path}.html`, sheetHtml(own, shown));
    await page.goto(`file://${path}.html`);
    await page.locator('body').screenshot({ path: `${path}.png` });
  }
  await page.close();
  return sheets;
}

function shownWidth(width: number): number {
  return SHOWN[width] ?? Math.min(width, 516);
}

/** What does not fit into one column goes on in the next; a page with little of it left in this one begins there. */
function columnsOf(pictures: Picture[], shown: number): Strip[][] {
  const room = SHEET.height - 2 * GAP;
  const columns: Strip[][] = [];
  let left = 0;
  for (const picture of pictures) {
    const height = Math.ceil((picture.height * shown) / picture.width);
    for (let from = 0; from < height;) {
      if (left < Math.min(height, room / 3)) {
        columns.push([]);
        left = room;
      }
      const part = Math.min(height - from, left - CAPTION);
      columns.at(-1)?.push({ picture, from, height: part });
      from += part;
      left -= part + CAPTION + GAP;
    }
  }
  return columns;
}

function sheetHtml(columns: Strip[][], shown: number): string {
  const strip = ({ picture: { file, caption }, from, height }: Strip) =>
    `<figure><figcaption>${escape(caption)}${from > 0 ? ' …' : ''}</figcaption>` +
    `<a href="${file}" style="height:${height}px"><img src="${file}" style="margin-top:-${from}px"></a></figure>`;
  return `<!doctype html><meta charset="utf-8"><style>
    body { display: flex; gap: ${GAP}px; width: fit-content; margin: 0; padding: ${GAP}px; background: #999; font: 11px/${CAPTION}px sans-serif }
    div { width: ${shown}px }
    figure { margin: 0 0 ${GAP}px }
    figcaption { height: ${CAPTION}px; overflow: hidden; white-space: nowrap }
    a { display: block; overflow: hidden }
    img { display: block; width: 100% }
  </style>${columns.map((strips) => `<div>${strips.map(strip).join('')}</div>`).join('')}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
