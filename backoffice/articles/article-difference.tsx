import { CALLOUTS, CALLOUT_KINDS } from '#contract/callouts.ts';
import { Difference } from '../records/difference.tsx';

interface ArticleDifferenceProps {
  before: ReadableText;
  after: ReadableText;
}

interface ReadableText {
  title: string;
  sub_content: string;
  /** HTML, sanitized. */
  contents: string;
}

/** How two versions of an article differ in words. */
export function ArticleDifference({ before, after }: ArticleDifferenceProps) {
  return (
    <Difference
      before={wordsOf(before)}
      after={wordsOf(after)}
      same="The words are the same; what differs is how they look, or a picture."
    />
  );
}

/** A line for each block. The document that it is read in shows and loads nothing. */
export function wordsOf({ title = '', sub_content = '', contents = '' }: Partial<ReadableText>): string {
  const { body } = new DOMParser().parseFromString(contents, 'text/html');
  const blocks = [...body.querySelectorAll('aside, p, h2, h3, h4, li, th, td, pre, img')];
  const lines = blocks
    .filter((block) => block.localName === 'aside' || block.querySelector('p, li') === null)
    .map(lineOf);
  return [title, sub_content, ...lines].join('\n');
}

function lineOf(block: Element): string {
  const callout = CALLOUT_KINDS.find((kind) => block.matches(`aside.${kind}`));
  if (callout) return `[${CALLOUTS[callout]}]`;
  return block.localName === 'img' ? `[Picture: ${block.getAttribute('alt') ?? ''}]` : block.textContent;
}
