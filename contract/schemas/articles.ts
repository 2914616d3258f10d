import { z } from 'zod';
import { LONGEST_SLUG } from '../slug.ts';
import { searchText } from './list-query.ts';
import { line, lineOrNone, paragraphs } from './profile-fields.ts';
import { imageName } from './uploads.ts';

/** The largest that a visitor can choose (SPEC §9); a call may ask for any up to it. */
const LARGEST_PAGE = 100;
/** As far as anybody pages, and as many characters as anybody searches for. */
const LAST_PAGE = 1_000_000;
const LONGEST_SEARCH = 100;

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

const draft = (longest: number) =>
  z.string().trim().max(longest, `Please use at most ${longest} characters.`);

/** What is wanted before anything is published; a draft may lack it. */
const words = {
  title: lineOrNone('the title', 150),
  /** The summary. */
  sub_content: draft(300),
  /** HTML; what visitors must not get is taken out (server/platform/html/sanitize-article.ts). */
  contents: z.string(),
  cover: imageName.nullable().default(null),
  /** Words for the address that is passed on; null for those of the title. */
  slug: z
    .string()
    .max(LONGEST_SLUG)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'These are words of small letters and digits, with hyphens between.')
    .nullable()
    .default(null),
};
/** Of the article that was changed. */
const version = z.int().positive();

/** An article as an administrator saves it. */
export const articleWriting = z.strictObject({
  ...words,
  kind: z.enum(['digest', 'ai']),
  status: z.enum(['draft', 'review', 'published']),
  author: line('the author', 80),
  avatar: imageName.nullable().default(null),
  reviewer: line('who reviewed it', 80).nullable().default(null),
  topics: z
    .array(
      z
        .string()
        .regex(
          /^[a-z0-9][a-z0-9+-]{0,40}$/,
          'Topics are lower-case words of at most 41 letters, without spaces in them.',
        ),
    )
    .max(10)
    .default([]),
  /** ISO date-time, which may lie in the future; null to publish at once. */
  published_at: z.iso.datetime().nullable().default(null),
});

export const articleChange = articleWriting.extend({ version });

/** An article as a doctor writes it. */
export const ownArticleWriting = z.strictObject(words);
export type OwnArticleWriting = z.output<typeof ownArticleWriting>;

export const ownArticleChange = ownArticleWriting.extend({ version });

/** An article as it was read: its doctor hands it in, or somebody removes it. */
export const articleAsRead = z.strictObject({ version });

/** A doctor's article is sent back: the doctor reads why. */
export const articleReturn = z.strictObject({
  version,
  reason: paragraphs('the reason', 2_000).min(1, 'Please write the reason: the doctor reads it.'),
});

export const articleRestoring = z.strictObject({ version, revision: z.int().positive() });

/** What the list of administrators can be filtered by: words of title, author or summary, the kind and the state. */
export const articleFilter = {
  q: searchText,
  kind: z.enum(['digest', 'ai']).optional(),
  state: z.enum(['draft', 'review', 'scheduled', 'published']).optional(),
};
