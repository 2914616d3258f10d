import type { GuideRecord, ListedGuide } from '#contract/guides.ts';
import type { Store } from '../../../db/store.ts';
import { ContentError } from './content-error.ts';
import type { Opened } from './front-matter.ts';
import { guidePath } from './guides.ts';
import type { Guides } from './guides.ts';

/** A page as lists show it; null when there is none of that name. */
export function guideRow({ guides: stored }: Store, guides: Guides, name: string): ListedGuide | null {
  const path = guidePath(name);
  if (path === undefined || !guides.names.includes(name)) return null;
  const { text, ...saved } = stored.one(name);
  const { front } = opened(guides, saidBy(stored, guides, name)) ?? originalOf(guides, name);
  return {
    ...{ id: name, path, title: front.title },
    is_replaced: text !== null,
    saved_at: saved.saved_at,
    drafted_at: saved.drafted_at,
    is_updated: isUpdated(guides, name, saved.over),
    revision: saved.revision,
  };
}

/** What a page says: its file, or what was saved over it. */
export function saidBy(stored: Store['guides'], guides: Guides, name: string): string {
  return stored.one(name).text ?? guides.original(name);
}

/** One page, to write: as somebody has typed it, or else as it is. What is to be done stands in what it says, or else in its file. */
export function guideRecord({ guides: stored }: Store, guides: Guides, listed: ListedGuide): GuideRecord {
  const { id, is_replaced } = listed;
  const { draft, over } = stored.one(id);
  const said = saidBy(stored, guides, id);
  const duties = opened(guides, said)?.front.duties ?? originalOf(guides, id).front.duties ?? [];
  return {
    ...listed,
    text: draft ?? said,
    published: draft === null ? null : said,
    original: is_replaced ? guides.original(id) : null,
    written_over: isUpdated(guides, id, over) ? over : null,
    duties,
  };
}

function isUpdated(guides: Guides, name: string, over: string | null): boolean {
  return over !== null && over !== guides.original(name);
}

/** What a text says; null where it cannot be read any more, since an update. */
export function opened(guides: Guides, text: string): Opened | null {
  try {
    return guides.open(text);
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

function originalOf(guides: Guides, name: string): Opened {
  return guides.open(guides.original(name));
}
