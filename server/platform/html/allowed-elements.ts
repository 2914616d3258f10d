export type Kind =
  | 'block'
  | 'inline'
  | 'item'
  | 'term'
  | 'caption'
  | 'table-title'
  | 'section'
  | 'row'
  | 'cell';

export interface Element {
  kind: Kind;
  holds: Kind[];
  /** What is put around contents that it does not hold. */
  fill?: string;
  void?: true;
}

const flow: Kind[] = ['block', 'inline'];
const paragraph: Element = { kind: 'block', holds: ['inline'] };
const inline: Element = { kind: 'inline', holds: ['inline'] };
const list: Element = { kind: 'block', holds: ['item'], fill: 'li' };
const section: Element = { kind: 'section', holds: ['row'], fill: 'tr' };
const cell: Element = { kind: 'cell', holds: flow };

/** All elements of an article: a subset of HTML's content model that every browser reads as it is written. */
export const ALLOWED_ELEMENTS: Record<string, Element> = {
  ...{ p: paragraph, h2: paragraph, h3: paragraph, h4: paragraph, pre: paragraph },
  ...{ strong: inline, em: inline, s: inline, u: inline, code: inline, sub: inline, sup: inline, a: inline },
  br: { kind: 'inline', holds: [], void: true },
  img: { kind: 'inline', holds: [], void: true },
  hr: { kind: 'block', holds: [], void: true },
  ...{ blockquote: { kind: 'block', holds: flow }, aside: { kind: 'block', holds: flow } },
  ...{ ul: list, ol: list, li: { kind: 'item', holds: flow } },
  dl: { kind: 'block', holds: ['term'], fill: 'dd' },
  dt: { kind: 'term', holds: ['inline'] },
  dd: { kind: 'term', holds: flow },
  figure: { kind: 'block', holds: [...flow, 'caption'] },
  figcaption: { kind: 'caption', holds: ['inline'] },
  table: { kind: 'block', holds: ['table-title', 'section'], fill: 'tbody' },
  caption: { kind: 'table-title', holds: ['inline'] },
  ...{ thead: section, tbody: section },
  tr: { kind: 'row', holds: ['cell'], fill: 'td' },
  ...{ th: cell, td: cell },
};

/** Besides paragraphs and inline elements, what ends where another of this kind begins. */
const ENDS: Record<Kind, Kind[]> = {
  ...{ block: [], inline: [], item: ['item'], term: ['term'], caption: ['caption'] },
  ...{ cell: ['table-title', 'cell'], row: ['table-title', 'cell', 'row'] },
  ...{ section: ['table-title', 'cell', 'row', 'section'] },
  'table-title': ['table-title', 'cell', 'row', 'section'],
};

/** The article around them all. */
export const ROOT: Element = { kind: 'block', holds: flow };

/** Whether it holds this kind, itself or in what fills it. */
export function takes({ holds, fill }: Element, kind: Kind): boolean {
  return holds.includes(kind) || (fill !== undefined && takes(ALLOWED_ELEMENTS[fill], kind));
}

/** Whether an open element of that name ends where one of this kind begins. */
export function endsFor(kind: Kind, name: string): boolean {
  if (kind === 'inline') return false;
  return (
    name === 'p' ||
    ALLOWED_ELEMENTS[name].kind === 'inline' ||
    ENDS[kind].includes(ALLOWED_ELEMENTS[name].kind)
  );
}
