import type { MarkedCard, Segment } from '#contract/articles.ts';
import type { Store } from '../../db/store.ts';

type Marks = ReturnType<Store['articles']['marks']>;

/** What a search shows of an article: title and summary, and a passage of its text when only that has a hit. */
export function markedOf({ title, sub_content, passage }: Marks): MarkedCard {
  const marked = { title: segmentsOf(title), sub_content: segmentsOf(sub_content) };
  const hasHit = [...marked.title, ...marked.sub_content].some(({ hit }) => hit);
  return hasHit ? marked : { ...marked, passage: segmentsOf(passage) };
}

/** Cuts a text at the marks of the text index: U+E000 before, U+E001 after what matched. */
function segmentsOf(marked: string): Segment[] {
  return marked
    .replace(/\s+/g, ' ')
    .split(/(?=\ue000)|\ue001/)
    .map((piece) => ({ text: piece.replace(/\ue000/g, ''), hit: piece.startsWith('\ue000') }))
    .filter(({ text }) => text !== '');
}
