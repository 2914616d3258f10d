import { Box } from '@mui/material';
import { diffWords } from 'diff';

interface DifferenceProps {
  before: ReadableText;
  after: ReadableText;
}

export interface ReadableText {
  title: string;
  sub_content: string;
  /** HTML, sanitized. */
  contents: string;
}

/** What was written anew and what was taken out, word by word. */
export function Difference({ before, after }: DifferenceProps) {
  const parts = diffWords(readable(before), readable(after));
  const isSame = parts.every(({ added, removed }) => !added && !removed);
  if (isSame) return <p>The words are the same; what differs is how they look, or a picture.</p>;
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
      {parts.map(({ value, added, removed }, index) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span';
        const color = added ? 'success.main' : 'error.main';
        return (
          <Box
            key={index}
            component={Tag}
            sx={added || removed ? { color, fontWeight: added ? 600 : 400 } : undefined}
          >
            {value}
          </Box>
        );
      })}
    </Box>
  );
}

/** A line for each block. The document that it is read in shows and loads nothing. */
function readable({ title, sub_content, contents }: ReadableText): string {
  const { body } = new DOMParser().parseFromString(contents, 'text/html');
  const blocks = [...body.querySelectorAll('p, h2, h3, h4, li, th, td, pre, img')];
  const lines = blocks
    .filter((block) => block.querySelector('p, li') === null)
    .map((block) =>
      block.localName === 'img' ? `[Picture: ${block.getAttribute('alt') ?? ''}]` : block.textContent,
    );
  return [title, sub_content, ...lines].join('\n');
}
