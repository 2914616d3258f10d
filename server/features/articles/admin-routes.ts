import * as answers from '#contract/schemas/answers/articles.ts';
import { action } from '../../platform/http/action.ts';
import { article } from '#contract/schemas/answers/articles.ts';
import type { Request, Router } from 'express';
import { z } from 'zod';
import { ARTICLE_ORDERS } from '#contract/articles.ts';
import type { AdminArticleRow } from '#contract/articles.ts';
import { idIn } from '#contract/paths.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import {
  articleChange,
  articleFilter,
  articleRestoring,
  articleReturn,
  articleWriting,
} from '#contract/schemas/articles.ts';
import type { RevisionRow } from '../../../db/articles/article-revisions.ts';
import type { ArticleRow } from '../../../db/articles/rows.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { change, preparedChange, preparedCreation, versioned } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import { adminArticle, adminArticleRow } from './article-records.ts';
import { previewArticle } from './read-article.ts';
import { articleOf, saveArticle } from './save-article.ts';

/** Articles for administrators: /api/admin/articles, with their revisions and what becomes of a doctor's. */
export function adminArticleRoutes(context: RecordNeeds<'sanitizer' | 'now'>): Router {
  const { store, sanitizer, now } = context;
  const { articles } = store.lists;
  const stored = ({ id }: AdminArticleRow) => articleOf(store, id);

  const router = recordRoutes(context, {
    name: 'articles',
    answers: {
      row: answers.adminArticleRow,
      record: answers.adminArticle,
      revision: answers.articleRevision,
    },
    id: z.int(),
    version: 'version',
    list: articles,
    orders: ARTICLE_ORDERS,
    sort: ['updated_at', 'DESC'],
    filter: articleFilter,
    row(id): AdminArticleRow | null {
      const row = articles.row(id);
      return row && adminArticleRow(row);
    },
    record: (row) => adminArticle(stored(row), now()),
    revisions: ({ id }) => store.articles.revisions.of(id).map(revisionOf),
    csv: {
      id: ({ id }) => id,
      kind: ({ kind }) => kind,
      state: ({ state }) => state,
      title: ({ title }) => title,
      author: ({ author }) => author,
      reviewer: ({ reviewer }) => reviewer,
      words: ({ words }) => words,
      published_at: ({ published_at }) => published_at,
      updated_at: ({ updated_at }) => updated_at,
    },
    changes: {
      about: ({ id }) => ({ object: { kind: 'article', id } }),
      create: preparedCreation(saving(articleWriting), (writing, { id: by }) => {
        const { id } = saveArticle(store, writing, { before: null, by, now: now() });
        return { id, note: null };
      }),
      update: preparedChange(saving(articleChange), (row: AdminArticleRow, writing, { id: by }) => {
        const before = stored(row);
        const submitted_at = writing.status === 'review' ? before.submitted_at : null;
        const saved = saveArticle(store, { ...writing, submitted_at }, { before, by, now: now() });
        if (saved.status === 'published' && before.status !== 'published') tellAuthor(saved);
        return null;
      }),
      remove: change('removed article', nothing, ({ id }: AdminArticleRow) => {
        store.articles.remove(id);
        return null;
      }),
      actions: {
        return: versioned(
          change('returned article', articleReturn, (row: AdminArticleRow, { reason }, { id: by }) => {
            const before = stored(row);
            if (before.status !== 'review')
              throw new Refusal(409, 'This article does not wait for a review.');
            const decision = { status: 'draft' as const, submitted_at: null, returned_why: reason };
            saveArticle(store, { ...before, ...decision }, { before, by, now: now() });
            mailAuthor(before, { kind: 'article-returned', reason });
            return null;
          }),
        ),
        restore: versioned(
          change('restored article', articleRestoring, (row: AdminArticleRow, { revision }, { id: by }) => {
            const before = stored(row);
            const found = store.articles.revisions.one(before.id, revision);
            if (!found) throw new Refusal(404, 'This revision is not kept any more.');
            const { title, sub_content, cover, contents, seal } = found;
            const writing = { ...before, title, sub_content, cover, contents, seal };
            saveArticle(store, writing, { before, by, now: now() });
            return null;
          }),
        ),
      },
    },
  });

  router.get(
    '/articles/:id/preview',
    action(
      {
        does: 'Reads an article as visitors will see it.',
        who: 'administrator',
        answer: article,
        example: { parts: { id: '{digest article}' } },
      },
      (_, request) => previewArticle(named(request), now()),
    ),
  );

  return router;

  /** What is written is sanitized first. */
  function saving<Schema extends z.ZodType<{ contents: string }>>(schema: Schema) {
    const prepare = async (writing: z.output<Schema>, request: Request) => ({
      ...writing,
      ...(await sanitizer.sanitize(writing.contents, request)),
    });
    return { action: 'saved article' as const, schema, prepare };
  }

  function tellAuthor(article: ArticleRow): void {
    const { id, published_at } = article;
    if (published_at === null) return;
    const scheduled = Date.parse(published_at) > now().getTime();
    mailAuthor(article, { kind: 'article-published', article: id, published_at, scheduled });
  }

  function mailAuthor({ author_id }: ArticleRow, mail: Parameters<typeof addToOutbox>[2]): void {
    if (author_id !== null) addToOutbox(store, store.users.get(author_id).email, mail);
  }

  function named({ params }: Request): ArticleRow {
    return articleOf(store, idIn(params.id));
  }
}

function revisionOf({ id, saved_at, saved_by, title, sub_content, cover, contents }: RevisionRow) {
  return { id, saved_at, saved_by, title, sub_content, cover, contents };
}
