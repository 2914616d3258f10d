import type { Node } from '@tiptap/pm/model';

/**
 * Each heading of a section has an id, for links: one that came without, or as a copy, gets one of its words. Answers
 * a block of the document, by its place.
 */
export function sectionsOf(doc: Node): (block: Node, index: number) => Node {
  const named = new Map<number, string>();
  const taken = new Set<string>();
  doc.forEach((block, _, index) => {
    const id = isSection(block) ? ID.exec(String(block.attrs.section))?.[1] : undefined;
    if (id === undefined || taken.has(id)) return;
    taken.add(id);
    named.set(index, String(block.attrs.section));
  });
  return (block, index) => {
    if (!isSection(block) || block.textContent.trim() === '') return block;
    const section = named.get(index) ?? `:section{#${freeId(block.textContent, taken)}}`;
    return block.type.create({ ...block.attrs, section }, block.content, block.marks);
  };
}

const ID = /^:section\{#([^\s}]+)/;

function isSection({ type, attrs }: Node): boolean {
  return type.name === 'heading' && attrs.level === 2;
}

function freeId(title: string, taken: Set<string>): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['section'];
  const id = words.slice(0, 6).join('-');
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
  taken.add(free);
  return free;
}
