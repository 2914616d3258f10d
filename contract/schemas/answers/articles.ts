import { z } from 'zod';

export const articleKind = z.enum(['digest', 'ai']);

export const articleStatus = z.enum(['draft', 'review', 'published']);

export const articleState = z.union([articleStatus, z.literal('scheduled')]);

export const segment = z
  .object({
    text: z.string(),
    hit: z.boolean(),
  })
  .meta({ id: 'Segment', description: 'A piece of a text in which matches of a search are marked.' });

export const cardHighlight = z
  .object({
    title: z.array(segment),
    sub_content: z.array(segment),
    passage: z
      .array(segment)
      .optional()
      .describe(
        "The passage of the article's text that matches best; absent when title or summary have a match to show.",
      ),
  })
  .meta({ id: 'CardHighlight', description: 'Title and summary of a card with what matched marked.' });

export const articleCard = z
  .object({
    id: z.number(),
    title: z.string(),
    avatar: z
      .string()
      .nullable()
      .describe(
        "Address of the author's picture on this site, 96 px (`…-96.webp`; `…-256.webp` is there too); null without one.",
      ),
    author: z.string(),
    img_url: z
      .string()
      .describe(
        'Address of the cover in its smaller width, 640 px (`…-640.webp`; `…-1280.webp` is there too); 16:9.',
      ),
    sub_content: z.string().describe('Plain text.'),
    created_at: z.string().describe('ISO date-time on which it was published.'),
    kind: articleKind,
    reviewer: z.string().nullable().describe('The doctor who reviewed it; null when nobody did.'),
    reading_minutes: z.number(),
    marked: cardHighlight.optional().describe('In the answer to a search: what matched.'),
  })
  .meta({ id: 'ArticleCard', description: "An article in a list. Names are SPEC §3's." });

export const articleList = z
  .object({
    data: z.array(articleCard),
    totalCount: z.number(),
  })
  .meta({ id: 'ArticleList' });

export const outlineEntry = z
  .object({
    id: z.string(),
    text: z.string(),
    level: z.union([z.literal(2), z.literal(3)]),
  })
  .meta({ id: 'OutlineEntry', description: 'A heading of an article; `id` is the anchor in its contents.' });

export const article = z
  .object({
    ...articleCard.shape,
    contents: z.string().describe('HTML, sanitized: every h2 and h3 has an id.'),
    outline: z.array(outlineEntry),
    topics: z.array(z.string()).describe('Vocabulary keys and plain words that say what it is about.'),
    updated_at: z.string().describe('ISO date-time of the last change that visitors can see.'),
    related: z.array(articleCard).describe('At most three of the same kind.'),
  })
  .meta({ id: 'Article' });

const slug = z
  .string()
  .nullable()
  .describe('Words for the address that is passed on; null for those of the title.');

export const adminArticleRow = z
  .object({
    id: z.number(),
    kind: articleKind,
    status: articleStatus,
    state: articleState,
    title: z.string(),
    author: z.string(),
    author_id: z.number().nullable().describe('The user who wrote it; null for one of the house.'),
    avatar: z.string().nullable().describe('Names of stored pictures.'),
    cover: z.string().nullable(),
    reviewer: z.string().nullable(),
    sub_content: z.string(),
    words: z.number(),
    published_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    version: z.number().describe('To be sent along with a change; another one is refused by 409.'),
    submitted_at: z.string().nullable(),
    returned_why: z.string().nullable(),
  })
  .meta({
    id: 'AdminArticleRow',
    description: 'An article in the list of administrators. Dates are ISO date-times.',
  });

export const adminArticle = z
  .object({
    ...adminArticleRow.shape,
    slug,
    topics: z.array(z.string()),
    contents: z.string().describe('HTML, sanitized.'),
  })
  .meta({ id: 'AdminArticle', description: 'An article as administrators change it.' });

export const articleRevision = z
  .object({
    id: z.number(),
    saved_at: z.string(),
    saved_by: z.string().nullable().describe('Name of who saved it; null for who is not there any more.'),
    title: z.string(),
    sub_content: z.string(),
    cover: z.string().nullable(),
    contents: z.string(),
  })
  .meta({ id: 'ArticleRevision', description: 'What an article said after a save.' });

export const ownArticleRow = z
  .object({
    id: z.number(),
    state: articleState,
    title: z.string(),
    sub_content: z.string(),
    cover: z.string().nullable(),
    words: z.number(),
    published_at: z.string().nullable(),
    updated_at: z.string(),
    submitted_at: z.string().nullable(),
    returned_why: z.string().nullable().describe('What an administrator said who sent it back.'),
    version: z.number(),
  })
  .meta({ id: 'OwnArticleRow', description: "A doctor's own article in their list." });

export const ownArticle = z
  .object({
    ...ownArticleRow.shape,
    slug,
    contents: z.string().describe('HTML, sanitized.'),
  })
  .meta({ id: 'OwnArticle', description: 'The same with its text.' });

export const articlePicture = z
  .object({
    name: z.string().describe('Its name, as covers have it.'),
    src: z.string().describe('Address of its larger width.'),
    width: z.number(),
    height: z.number(),
  })
  .meta({
    id: 'ArticlePicture',
    description: 'A picture that was handed in for an article. Sizes in pixels.',
  });
