/** digest: the Authors Digest, written by people; ai: the Blog, drafted by software. */
export type ArticleKind = 'digest' | 'ai';

/** Only what is published, and whose time has come, is shown. */
export type ArticleStatus = 'draft' | 'review' | 'published';

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
  marked?: CardHighlight;
}

/** Title and summary of a card with what matched marked. */
export interface CardHighlight {
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
