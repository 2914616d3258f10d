import type { z } from 'zod';
import type * as answers from './schemas/answers/articles.ts';

/** digest: the Authors Digest, written by people; ai: the Blog, drafted by software. */
export type ArticleKind = z.output<typeof answers.articleKind>;

/** Only what is published, and whose time has come, is shown. */
export type ArticleStatus = z.output<typeof answers.articleStatus>;

/** The same as those who write see it: `scheduled` is published with a time that is to come. */
export type ArticleState = z.output<typeof answers.articleState>;

/** Under which an article stands whose author has left and taken the name off. */
export const EDITORIAL_DESK = 'Editorial desk';

export type Segment = z.output<typeof answers.segment>;

export type ArticleCard = z.output<typeof answers.articleCard>;

export type CardHighlight = z.output<typeof answers.cardHighlight>;

export type ArticleList = z.output<typeof answers.articleList>;

export type OutlineEntry = z.output<typeof answers.outlineEntry>;

export type Article = z.output<typeof answers.article>;

export type AdminArticleRow = z.output<typeof answers.adminArticleRow>;

/** What a list of articles can be sorted by. */
export const ARTICLE_ORDERS = [
  ...(['id', 'title', 'author', 'kind', 'state', 'words', 'published_at', 'updated_at'] as const),
] as const;

export type AdminArticle = z.output<typeof answers.adminArticle>;

/** What an administrator can change of an article, in one order. */
const ARTICLE_TEXT = [
  ...(['kind', 'status', 'title', 'author', 'avatar', 'cover', 'reviewer'] as const),
  ...(['sub_content', 'slug', 'topics', 'contents', 'published_at'] as const),
];
export type ArticleText = Pick<AdminArticle, (typeof ARTICLE_TEXT)[number]>;

/** That part of an article alone: a save takes nothing else. */
export function articleText(article: ArticleText): ArticleText {
  return Object.fromEntries(ARTICLE_TEXT.map((name) => [name, article[name]])) as unknown as ArticleText;
}

export type ArticleRevision = z.output<typeof answers.articleRevision>;

export type OwnArticleRow = z.output<typeof answers.ownArticleRow>;

export type OwnArticle = z.output<typeof answers.ownArticle>;

export type ArticlePicture = z.output<typeof answers.articlePicture>;
