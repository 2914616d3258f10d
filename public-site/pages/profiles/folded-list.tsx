import type { ReactNode } from 'react';
import { Folded } from '../../ui/folded.tsx';

interface FoldedListProps<Item> {
  items: readonly Item[];
  /** So many are shown of a long list; a few more than that are shown as well. */
  most?: number;
  show: (items: readonly Item[]) => ReactNode;
}

/** A list; the end of a long one is folded away. */
export function FoldedList<Item>({ items, most = 12, show }: FoldedListProps<Item>) {
  const shown = items.length > most * 1.25 ? most : items.length;
  return (
    <>
      {show(items.slice(0, shown))}
      {shown < items.length && <Folded label={`Show all ${items.length}`}>{show(items.slice(shown))}</Folded>}
    </>
  );
}
