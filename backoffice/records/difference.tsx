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
        if (added) return <Changed key={index} tag="ins" text={value} isBeside={parts[index - 1]?.removed} />;
        if (removed) return <Changed key={index} tag="del" text={value} />;
        return <Same key={index} text={value} isFirst={index === 0} isLast={index === parts.length - 1} />;
      })}
    </Box>
  );
}

interface ChangedProps {
  tag: keyof typeof CHANGES;
  text: string;
  /** It stands in the place of what was taken out just before it. */
  isBeside?: boolean;
}

const CHANGES = {
  ins: { color: 'success.main', fontWeight: 600, said: 'put in' },
  del: { color: 'error.main', fontWeight: 400, said: 'taken out' },
};
/** Heard, and not copied with the words. */
const HEARD = {
  ...{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
  ...{ clipPath: 'inset(50%)', whiteSpace: 'nowrap', userSelect: 'none' },
};

/** Few programs that read aloud say what a <del> or an <ins> is. */
function Changed({ tag, text, isBeside }: ChangedProps) {
  const { said, ...look } = CHANGES[tag];
  return (
    <>
      {isBeside && ' '}
      <Box component="span" sx={HEARD}>{`[${said}:] `}</Box>
      <Box component={tag} sx={look}>
        {text}
      </Box>
      <Box component="span" sx={HEARD}>{` [end of what is ${said}] `}</Box>
    </>
  );
}

/** Letters beside what differs that say where one is. */
const BESIDE = 160;
const SUMMARY = { py: 1.25, color: 'text.secondary', cursor: 'pointer' };

/** What both have: of much of it the ends alone, so that what differs is in view, and the rest when it is opened. */
function Same({ text, isFirst, isLast }: { text: string; isFirst: boolean; isLast: boolean }) {
  const begin = isFirst ? 0 : endOfWord(text, BESIDE);
  const end = isLast ? text.length : endOfWord(text, text.length - BESIDE);
  if (end - begin < 2 * BESIDE) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, begin)}</span>
      <details>
        <Box component="summary" sx={SUMMARY}>
          The same in both
        </Box>
        {text.slice(begin, end)}
      </details>
      <span>{text.slice(end)}</span>
    </>
  );
}

/** The first end of a word from there on. */
function endOfWord(text: string, from: number): number {
  const found = text.slice(from).search(/\s/);
  return found === -1 ? text.length : from + found;
}
