import type { ArticleKind, ArticleStatus } from '#contract/articles.ts';
import type { Profile } from '#contract/profiles.ts';
import type { ReviewStatus } from '#contract/users.ts';

/** What is stored of a new user. */
export interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
  verified: boolean;
  plan: number;
  manage_role: '' | 'admin';
  password_hash: string | null;
  /** ISO date-time */
  created_at: string;
}

/** A user as stored, without the password. */
export interface UserRow extends Omit<NewUser, 'password_hash'> {
  id: number;
  suspended_at: string | null;
}

/** A profile as stored, with what happened to it. Dates are ISO date-times. */
export interface ProfileRow extends Profile {
  user_id: number;
  submit_at: string | null;
  review_status: ReviewStatus;
  approved_at: string | null;
  updated_at: string;
}

export type Audience = 'session' | 'verify' | 'unverified' | 'reset';

/** A token that was given out. Dates are ISO date-times. */
export interface TokenRow {
  id: string;
  user_id: number;
  audience: Audience;
  created_at: string;
  /** Last use, to the minute. */
  seen_at: string;
  expires_at: string;
}

export type CodePurpose = 'reset' | 'subscribe';

export type MailStatus = 'waiting' | 'sent' | 'failed' | 'suppressed';

/** A mail of the outbox. Dates are ISO date-times. */
export interface MailRow {
  id: number;
  message_id: string;
  recipient: string;
  kind: string;
  /** What its text is made from, as JSON; null once it is sent. */
  data: string | null;
  status: MailStatus;
  attempts: number;
  next_at: string;
  created_at: string;
  sent_at: string | null;
  error: string | null;
}

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
  topics: string[];
  /** When it is shown from on; what is published has one. */
  published_at: string | null;
  created_at: string;
  updated_at: string;
}

/** An article as stored. */
export interface ArticleRow extends NewArticle {
  id: number;
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
