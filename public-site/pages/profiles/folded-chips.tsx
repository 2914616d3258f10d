import { labelOf } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { FoldedList } from './folded-list.tsx';

interface FoldedChipsProps {
  filter: ListFilter;
  /** Of the vocabulary. */
  values: readonly string[];
}

/** Values as chips; the end of a long list is folded away. */
export function FoldedChips({ filter, values }: FoldedChipsProps) {
  return (
    <FoldedList
      items={values}
      show={(some) => (
        <ChipList>
          {some.map((value) => (
            <Chip key={value}>{labelOf(filter, value)}</Chip>
          ))}
        </ChipList>
      )}
    />
  );
}
