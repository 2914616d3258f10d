import { z } from 'zod';

/** digest: the Authors Digest, written by people; ai: the Blog, drafted by software. */
export type ArticleKind = 'digest' | 'ai';

/** Only what is published, and whose time has come, is shown. */
export type ArticleStatus = 'draft' | 'review' | 'published';

/** The largest that a visitor can choose (SPEC §9); a call may ask for any up to it. */
const LARGEST_PAGE = 100;
/** As far as anybody pages, and as many characters as anybody searches for. */
const LAST_PAGE = 1_000_000;
const LONGEST_SEARCH = 100;

/** A piece of a text in which matches of a search are marked. */
export interface Segment {
  text: string;
  hit: boolean;
}

/** An article in a list. Names are SPEC §3's. */
export interface ArticleCard {
  id: number;
  title: string;
  /** Address of the author's picture on this site, 96 px (`…-96.webp`; `…-256.webp` is there too); null without one. */
  avatar: string | null;
  author: string;
  /** Address of the cover in its smaller width, 640 px (`…-640.webp`; `…-1280.webp` is there too); 16:9. */
  img_url: string;
  /** Plain text. */
  sub_content: string;
  /** ISO date-time on which it was published. */
  created_at: string;
  kind: ArticleKind;
  /** The doctor who reviewed it; null when nobody did. */
  reviewer: string | null;
  reading_minutes: number;
  /** In the answer to a search: what matched. */
  marked?: MarkedCard;
}

/** Title and summary of a card with what matched marked. */
export interface MarkedCard {
  title: Segment[];
  sub_content: Segment[];
  /** The passage of the article's text that matches best; absent when title or summary have a match to show. */
  passage?: Segment[];
}

export interface ArticleList {
  data: ArticleCard[];
  totalCount: number;
}

/** A heading of an article; `id` is the anchor in its contents. */
export interface OutlineEntry {
  id: string;
  text: string;
  level: 2 | 3;
}

export interface Article extends ArticleCard {
  /** HTML, sanitized: every h2 and h3 has an id. */
  contents: string;
  outline: OutlineEntry[];
  /** Vocabulary keys and plain words that say what it is about. */
  topics: string[];
  /** ISO date-time of the last change that visitors can see. */
  updated_at: string;
  /** At most three of the same kind. */
  related: ArticleCard[];
}

/** SPEC §7: pageSize, currentVal (page number, from 1), searchVal. Numbers may be texts: GET sends them so. */
export const articleSearch = z.strictObject({
  pageSize: whole(LARGEST_PAGE).default(10),
  currentVal: whole(LAST_PAGE).default(1),
  searchVal: z
    .string()
    .trim()
    .max(LONGEST_SEARCH, `Search for at most ${LONGEST_SEARCH} characters.`)
    .default(''),
});
export type ArticleSearch = z.output<typeof articleSearch>;

export const articleId = z.strictObject({ id: whole(Number.MAX_SAFE_INTEGER) });

/** From 1. Not `z.coerce`: it would take true, null and lists for numbers. */
function whole(most: number) {
  const message = `This must be a whole number from 1 to ${most}.`;
  return z
    .union([z.number(), z.string().regex(/^[1-9]\d{0,15}$/, message)], message)
    .transform(Number)
    .pipe(z.int(message).min(1, message).max(most, message));
}
