import type { GuideRecord, GuideRevision, ListedGuide } from '../../../contract/guides.ts';
import type { Store } from '../../../db/store.ts';
import { dutiesIn, guideTextOf } from './guide-file.ts';
import { guidePath } from './guides.ts';
import type { Guides } from './guides.ts';

/** A page as lists show it; null when there is none of that name. */
export function guideRow({ guides: stored }: Store, guides: Guides, name: string): ListedGuide | null {
  const path = guidePath(name);
  if (path === undefined || !guides.names.includes(name)) return null;
  const saved = stored.one(name);
  return {
    ...{ id: name, path, title: guideTextOf(saidBy(stored, guides, name)).title },
    is_replaced: (saved?.text ?? null) !== null,
    saved_at: saved?.saved_at ?? null,
    revision: saved?.revision ?? 0,
  };
}

/** What a page says, as its file has it. */
export function saidBy(stored: Store['guides'], guides: Guides, name: string): string {
  return stored.one(name)?.text ?? guides.original(name);
}

/** One page, to write. */
export function guideRecord({ guides: stored }: Store, guides: Guides, listed: ListedGuide): GuideRecord {
  const text = guideTextOf(saidBy(stored, guides, listed.id));
  return { ...listed, ...text, duties: dutiesIn(guides.original(listed.id)) };
}

/** What a page said before, newest first. */
export function guideRevisions({ guides, users }: Store, name: string): GuideRevision[] {
  return guides.revisions(name).map(({ id, text, is_original, saved_at, saved_by }) => {
    const author = saved_by === null ? null : users.byId(saved_by);
    const by = author && `${author.first_name} ${author.last_name}`;
    return { id, saved_at, saved_by: by, is_original, ...guideTextOf(text) };
  });
}
