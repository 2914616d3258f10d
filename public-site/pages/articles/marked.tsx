import type { Segment } from '#contract/articles.ts';

/** A text whose matches of the search are marked; the text as it is where nothing was searched for. */
export function Marked({ text, segments }: { text: string; segments?: readonly Segment[] }) {
  if (!segments) return text;
  return segments.map((segment, index) =>
    segment.hit ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
