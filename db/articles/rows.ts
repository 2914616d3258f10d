import type { ArticleKind, ArticleStatus } from '#contract/articles.ts';

/** What is stored of an article by those who write it. Dates are ISO date-times. */
export interface NewArticle {
  kind: ArticleKind;
  status: ArticleStatus;
  title: string;
  author: string;
  /** The user who wrote it. */
  author_id: number | null;
  /** Names of stored images, without width and ending. What is published has a cover. */
  avatar: string | null;
  cover: string | null;
  /** Name of the doctor who reviewed it. */
  reviewer: string | null;
  /** The summary, as plain text. */
  sub_content: string;
  /** HTML */
  contents: string;
  /** The plain text of the contents (plain-text.ts), where somebody has it already. */
  body?: string;
  /** That it was sanitized (server/platform/html/sanitized-seal.ts). */
  seal?: string | null;
  topics: string[];
  /** Words for the address that is passed on, where they are not those of the title. */
  slug?: string | null;
  /** When it is shown from on; what is published has one. */
  published_at: string | null;
  created_at: string;
  updated_at: string;
  /** Since when a doctor's article waits for an administrator. */
  submitted_at?: string | null;
  /** What an administrator said who sent it back. */
  returned_why?: string | null;
}

/** An article as stored. */
export interface ArticleRow extends NewArticle {
  id: number;
  seal: string | null;
  slug: string | null;
  /** Raised by each save, from 1. */
  version: number;
  /** Of summary and contents. */
  words: number;
}

/** An article that visitors can read. */
export interface ShownArticleRow extends ArticleRow {
  cover: string;
  published_at: string;
}

/** What lists show of one. */
export type ArticleCardRow = Pick<
  ShownArticleRow,
  | 'id'
  | 'kind'
  | 'title'
  | 'author'
  | 'avatar'
  | 'cover'
  | 'reviewer'
  | 'sub_content'
  | 'words'
  | 'published_at'
>;
