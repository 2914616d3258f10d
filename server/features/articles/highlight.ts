import type { CardHighlight, Segment } from '#contract/articles.ts';
import type { Store } from '../../../db/store.ts';

type Marks = ReturnType<Store['articles']['marks']>;

/** What a search shows of an article: title and summary, and a passage of its text when only that has a hit. */
export function highlight({ title, sub_content, passage }: Marks): CardHighlight {
  const shown = { title: segmentsOf(title), sub_content: segmentsOf(sub_content) };
  const hasHit = [...shown.title, ...shown.sub_content].some(({ hit }) => hit);
  return hasHit ? shown : { ...shown, passage: segmentsOf(passage) };
}

/** Cuts a text at the marks of the text index: U+E000 before, U+E001 after what matched. */
function segmentsOf(marked: string): Segment[] {
  return marked
    .replace(/\s+/g, ' ')
    .split(/(?=\ue000)|\ue001/)
    .map((piece) => ({ text: piece.replace(/\ue000/g, ''), hit: piece.startsWith('\ue000') }))
    .filter(({ text }) => text !== '');
}
