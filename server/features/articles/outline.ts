import type { Article, OutlineEntry } from '#contract/articles.ts';

const HEADING = /<h([23])(?: dir="\w+")?>([\s\S]*?)<\/h\1>/g;

/**
 * Sanitized HTML with an id on every h2 and h3, and the list of them. Made when it is read, so that stored articles
 * have them too; the same text always has the same ids. The prefix keeps them apart from those of the page.
 */
export function withOutline(html: string): Pick<Article, 'contents' | 'outline'> {
  const outline: OutlineEntry[] = [];
  const taken = new Map<string, number>();
  const contents = html.replace(HEADING, (heading, level: string, inner: string) => {
    const text = textOf(inner);
    const id = freeId(`s-${slug(text)}`, taken);
    if (text) outline.push({ id, text, level: level === '2' ? 2 : 3 });
    return heading.replace('>', ` id="${id}">`);
  });
  return { contents, outline };
}

function textOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity]);
  return text.replace(/\s+/g, ' ').trim();
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

function slug(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  return (
    plain
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, 60) ?? 'part'
  );
}

function freeId(wanted: string, taken: Map<string, number>): string {
  let id = wanted;
  for (let n = taken.get(wanted) ?? 1; taken.has(id); n++) {
    id = `${wanted}-${n + 1}`;
    taken.set(wanted, n + 1);
  }
  taken.set(id, 1);
  return id;
}
