import type { JSONContent } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { parsed } from './markdown.ts';
import { heldBlock } from './read-blocks.ts';
import { sectionsOf } from './sections.ts';
import { writtenBlock } from './write-block.ts';

/** The Markdown of a page, in the editor. */
interface PageText {
  content: JSONContent;
  /** The Markdown of a document of the editor: blocks that are as they were, byte by byte as they were written. */
  write: (doc: Node) => string;
}

/** What begins a list: another one with the same sign would go on with it. */
const LIST_SIGN = /^(?:([-*+])|\d{1,9}([.)]))(?=\s|$)/;

/** Opens the Markdown of a page, what stands above it taken away. */
export function openPageText(schema: Schema, markdown: string): PageText {
  const read = blocksIn(schema, markdown);
  const places = new Map<string, number[]>();
  read.forEach(({ held }, at) => {
    const key = JSON.stringify(held);
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  const end = markdown.slice(read.at(-1)?.end ?? markdown.length);
  return { content: { type: 'doc', content: read.map(({ held }) => held) }, write };

  function write(doc: Node): string {
    const sections = sectionsOf(doc);
    let text = '';
    let piece = '';
    let last: number | undefined = -1;
    doc.forEach((given, _, index) => {
      const node = sections(given, index);
      const at: number | undefined = placeOf(node, last);
      const follows = at !== undefined && last !== undefined && at === last + 1;
      const written = at === undefined ? writtenBlock(node) : read[at].source;
      if (written === '') return;
      const joins = !follows && isSameList(piece, written);
      const gap = follows ? read[at].gap : text === '' ? '\n' : '\n\n';
      piece = joins ? writtenBlock(node, true) : written;
      text += gap + piece;
      last = joins ? undefined : at;
    });
    return text === '' ? '\n' : text + (last === read.length - 1 ? end : '\n');
  }

  /** Where it stood when the page was opened, if it is as it was; of several, the one that follows. */
  function placeOf(node: Node, last: number | undefined): number | undefined {
    const found = places.get(JSON.stringify(node.toJSON()));
    return found?.find((at) => last !== undefined && at === last + 1) ?? found?.[0];
  }
}

/** The blocks that a piece of Markdown is, to be put into a document. */
export function blocksOf(schema: Schema, markdown: string): Node[] {
  return blocksIn(schema, markdown).map(({ held }) => schema.nodeFromJSON(held));
}

interface ReadBlock {
  held: JSONContent;
  /** As it is written. */
  source: string;
  /** What stands between it and the one before. */
  gap: string;
  /** Where it ends. */
  end: number;
}

function blocksIn(schema: Schema, markdown: string): ReadBlock[] {
  let before = 0;
  return parsed(markdown).children.map((node) => {
    const [from, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const source = markdown.slice(from, end);
    const gap = markdown.slice(before, from);
    before = end;
    return { held: losslessly(schema, node, source), source, gap, end };
  });
}

/** What would come back as another block when it is written anew stays as it is written. */
function losslessly(schema: Schema, node: Parameters<typeof heldBlock>[1], source: string): JSONContent {
  const held = heldBlock(schema, node);
  const again =
    held && parsed(writtenBlock(schema.nodeFromJSON(held))).children.map((one) => heldBlock(schema, one));
  const isSame = again?.length === 1 && JSON.stringify(again[0]) === JSON.stringify(held);
  if (held && isSame) return held;
  return schema.nodeFromJSON({ type: 'sourceBlock', attrs: { markdown: source } }).toJSON() as JSONContent;
}

function isSameList(before: string, after: string): boolean {
  const [one, other] = [before, after].map((text) => LIST_SIGN.exec(text));
  return one !== null && other !== null && (one[1] ?? one[2]) === (other[1] ?? other[2]);
}
