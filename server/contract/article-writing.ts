import { z } from 'zod';

/** Name of a stored image, without width and ending. */
const image = z.string().regex(/^[\w-]{1,80}$/, 'This is not the name of a stored image.');
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'Please write something here.')
    .max(longest, `Please use at most ${longest} characters.`);

/** An article as an administrator saves it. */
export const articleWriting = z.strictObject({
  kind: z.enum(['digest', 'ai']),
  status: z.enum(['draft', 'review', 'published']),
  title: line(150),
  author: line(80),
  avatar: image.nullable().default(null),
  cover: image.nullable().default(null),
  reviewer: line(80).nullable().default(null),
  sub_content: line(300),
  topics: z
    .array(z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'Keys are lower-case words.'))
    .max(10)
    .default([]),
  /** HTML; what visitors must not get is taken out (server/content/sanitize.ts). */
  contents: z.string(),
  /** ISO date-time, which may lie in the future; null to publish at once. */
  published_at: z.iso.datetime().nullable().default(null),
});
export type ArticleWriting = z.output<typeof articleWriting>;
