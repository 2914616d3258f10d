import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLists } from '../../public-site/components/call-list/merge-lists.ts';
import type { SavedList } from '../../public-site/components/call-list/saved-list.ts';
import { ANXIETY_BY_AETNA, saved } from './examples.ts';

const wish = ANXIETY_BY_AETNA;
const list = (...doctors: SavedList['doctors']): SavedList => ({ doctors, wish });
/** Whom a tab has on the list, and what it wrote: nothing, or more than there was. */
const written = fc.dictionary(
  fc.constantFrom('1', '2', '3', '4'),
  fc.constantFrom('', 'Ana', 'Bob', 'Tuesday'),
);

it('loses no note of two tabs that wrote at once, and is the same for both', () => {
  fc.assert(
    fc.property(written, written, written, (had, one, other) => {
      const base = list(...Object.entries(had).map(([id, note]) => saved(Number(id), { note })));
      const tab = (notes: Record<string, string>) =>
        list(
          ...Object.entries(notes).map(([id, note]) =>
            saved(Number(id), { note: [had[id], note].filter(Boolean).join(' ') }),
          ),
        );
      const [mine, theirs] = [tab(one), tab(other)];
      const merged = mergeLists(base, mine, theirs);
      expect(mergeLists(base, theirs, mine)).toEqual(merged);
      for (const notes of [one, other]) {
        for (const [id, note] of Object.entries(notes).filter(([, text]) => text !== ''))
          expect(merged.doctors.find((doctor) => doctor.id === Number(id))?.note).toContain(note);
      }
    }),
  );
});

it('takes what one tab alone has changed', () => {
  const base = list(saved(1, { note: 'Ana' }), saved(2));
  const mine = list(saved(1, { note: '' }), saved(2, { progress: 'message' }), saved(3));
  expect(mergeLists(base, mine, base)).toEqual(mine);
  expect(mergeLists(base, base, mine)).toEqual(mine);
  // Taken off by one tab, and untouched in the other.
  expect(mergeLists(base, list(saved(2)), base)).toEqual(list(saved(2)));
});

it('keeps fields that each tab has changed, and whom one took off while the other wrote about them', () => {
  const base = list(saved(1), saved(2));
  const mine = list(saved(1, { progress: 'full' }));
  const theirs = list(saved(1, { note: 'Ana' }), saved(2, { note: 'Bob' }));
  expect(mergeLists(base, mine, theirs)).toEqual(
    list(saved(1, { progress: 'full', note: 'Ana' }), saved(2, { note: 'Bob' })),
  );
});
