import { Chip, ChipList } from '../../../ui/chip.tsx';
import { Folded } from '../../../ui/folded.tsx';

/** So many are shown of a long list; a few more than that are shown as well. */
const SHOWN = 12;
const FEW_MORE = 3;

/** Words as chips; the end of a long list is folded away. */
export function FoldedChips({ words }: { words: readonly string[] }) {
  const shown = words.length > SHOWN + FEW_MORE ? SHOWN : words.length;
  return (
    <>
      <Chips words={words.slice(0, shown)} />
      {shown < words.length && (
        <Folded label={`Show all ${words.length}`}>
          <Chips words={words.slice(shown)} />
        </Folded>
      )}
    </>
  );
}

function Chips({ words }: { words: readonly string[] }) {
  return (
    <ChipList>
      {words.map((word) => (
        <Chip key={word}>{word}</Chip>
      ))}
    </ChipList>
  );
}
