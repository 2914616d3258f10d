import { Box } from '@mui/material';
import { diffWords } from 'diff';

interface DifferenceProps {
  before: string;
  after: string;
  /** What is said when the words are the same. */
  same: string;
}

/** What was written anew and what was taken out, word by word. */
export function Difference({ before, after, same }: DifferenceProps) {
  const parts = diffWords(before, after);
  const isSame = parts.every(({ added, removed }) => !added && !removed);
  if (isSame) return <p>{same}</p>;
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
