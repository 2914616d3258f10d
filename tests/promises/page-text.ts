import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideDuty } from '#contract/guides.ts';
import { openFile } from '../../server/features/guides/front-matter.ts';
import { ROOT } from '../helpers/stores.ts';

/**
 * What a page tells its readers, as plain sentences: its lead, its text and its answers. A row of a table is one, with |
 * between its cells. Titles and questions promise nothing, and are left out.
 */
export function sentencesOf(name: string): string[] {
  const { front, body } = opened(name);
  const { lead, questions } = front;
  const blocks = [lead, ...body.trim().split(/\n\n+|\n(?=- )/), ...questions.map(({ answer }) => answer)];
  return blocks.flatMap((block) => (block.startsWith('|') ? rowsOf(block) : inSentences(plain(block))));
}

export function dutiesOf(name: string): GuideDuty[] {
  return opened(name).front.duties ?? [];
}

/** What it says of the installation stays as it is written. */
function opened(name: string) {
  const file = readFileSync(join(ROOT, `public-site/content/${name}.md`), 'utf8');
  return openFile(file, { siteName: '{{siteName}}' });
}

function rowsOf(table: string): string[] {
  const [, , ...rows] = table.split('\n');
  return rows.map((row) => plain(row.slice(1, -1)).replace(/ +\| +/g, ' | '));
}

function plain(text: string): string {
  return text
    .replace(/^(?:#+ |:::).*$/gm, '')
    .replace(/:cite\[.*?\]/g, '')
    .replace(/^(?:- |\d+\. )/gm, '')
    .replace(/\[(.*?)\]\(.*?\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();
}

function inSentences(text: string): string[] {
  return text.split(/(?<=[.?!]”?) (?=[“A-Z])/).filter((one) => one !== '');
}
