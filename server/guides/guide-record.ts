import type { GuideRecord, GuideRevision, ListedGuide } from '../../contract/guides.ts';
import type { Store } from '../../db/store.ts';
import { dutiesIn, guideTextOf } from './guide-file.ts';
import { guidePath } from './guides.ts';
import type { Guides } from './guides.ts';

type Row = ListedGuide & { text: string };

/** A page as lists show it, with what it says; null when there is none of that name. */
export function guideRow({ guides: stored }: Store, guides: Guides, name: string): Row | null {
  const path = guidePath(name);
  if (path === undefined || !guides.names.includes(name)) return null;
  const saved = stored.one(name);
  const text = saved?.text ?? guides.original(name);
  return {
    ...{ id: name, path, title: guideTextOf(text).title },
    is_replaced: (saved?.text ?? null) !== null,
    saved_at: saved?.saved_at ?? null,
    revision: saved?.revision ?? 0,
    text,
  };
}

/** One page, to write. */
export function guideRecord(guides: Guides, { text, ...listed }: Row): GuideRecord {
  return { ...listed, ...guideTextOf(text), duties: dutiesIn(guides.original(listed.id)) };
}

/** What a page said before, newest first. */
export function guideRevisions({ guides, users }: Store, name: string): GuideRevision[] {
  return guides.revisions(name).map(({ id, text, is_original, saved_at, saved_by }) => {
    const author = saved_by === null ? null : users.byId(saved_by);
    const by = author && `${author.first_name} ${author.last_name}`;
    return { id, saved_at, saved_by: by, is_original, ...guideTextOf(text) };
  });
}
