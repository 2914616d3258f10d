/** digest: the Authors Digest, written by people; ai: the Blog, drafted by software. */
export type ArticleKind = 'digest' | 'ai';

/** Only what is published, and whose time has come, is shown. */
export type ArticleStatus = 'draft' | 'review' | 'published';

/** The same as those who write see it: `scheduled` is published with a time that is to come. */
export type ArticleState = ArticleStatus | 'scheduled';

/** Under which an article stands whose author has left and taken the name off. */
export const EDITORIAL_DESK = 'Editorial desk';

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

/** An article in the list of administrators. Dates are ISO date-times. */
export interface AdminArticleRow {
  id: number;
  kind: ArticleKind;
  status: ArticleStatus;
  state: ArticleState;
  title: string;
  author: string;
  /** The user who wrote it; null for one of the house. */
  author_id: number | null;
  /** Names of stored pictures. */
  avatar: string | null;
  cover: string | null;
  reviewer: string | null;
  sub_content: string;
  words: number;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  /** To be sent along with a change; another one is refused by 409. */
  version: number;
  submitted_at: string | null;
  returned_why: string | null;
}

/** What a list of articles can be sorted by. */
export const ARTICLE_ORDERS = [
  ...(['id', 'title', 'author', 'kind', 'state', 'words', 'published_at', 'updated_at'] as const),
] as const;

/** An article as administrators change it. */
export interface AdminArticle extends AdminArticleRow {
  topics: string[];
  /** HTML, sanitized. */
  contents: string;
}

/** What an administrator can change of an article, in one order. */
const ARTICLE_TEXT = [
  ...(['kind', 'status', 'title', 'author', 'avatar', 'cover', 'reviewer'] as const),
  ...(['sub_content', 'topics', 'contents', 'published_at'] as const),
];
export type ArticleText = Pick<AdminArticle, (typeof ARTICLE_TEXT)[number]>;

/** That part of an article alone: a save takes nothing else. */
export function articleText(article: ArticleText): ArticleText {
  return Object.fromEntries(ARTICLE_TEXT.map((name) => [name, article[name]])) as unknown as ArticleText;
}

/** What an article said after a save. */
export interface ArticleRevision {
  id: number;
  saved_at: string;
  /** Name of who saved it; null for who is not there any more. */
  saved_by: string | null;
  title: string;
  sub_content: string;
  cover: string | null;
  contents: string;
}

/** A doctor's own article in their list. */
export interface OwnArticleRow {
  id: number;
  state: ArticleState;
  title: string;
  sub_content: string;
  cover: string | null;
  words: number;
  published_at: string | null;
  updated_at: string;
  submitted_at: string | null;
  /** What an administrator said who sent it back. */
  returned_why: string | null;
  version: number;
}

/** The same with its text. */
export interface OwnArticle extends OwnArticleRow {
  /** HTML, sanitized. */
  contents: string;
}

/** A picture that was handed in for an article. Sizes in pixels. */
export interface ArticlePicture {
  /** Its name, as covers have it. */
  name: string;
  /** Address of its larger width. */
  src: string;
  width: number;
  height: number;
}
