import * as answers from '#contract/schemas/answers/articles.ts';
import { action } from '../../platform/http/action.ts';
import { article } from '#contract/schemas/answers/articles.ts';
import type { Request, Router } from 'express';
import { z } from 'zod';
import { ARTICLE_ORDERS } from '#contract/articles.ts';
import type { AdminArticleRow } from '#contract/articles.ts';
import { idIn } from '#contract/paths.ts';
import {
  articleAsRead,
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
import type { MailContent } from '../mail/kinds/mail-kinds.ts';
import { change, preparedChange, preparedCreation, versioned } from '../../platform/records/change-kinds.ts';
import { MAIL_WAITS_MS, createTakeBacks } from '../../platform/records/take-backs.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { drawnCover } from './drawn-cover.ts';
import { adminArticle, adminArticleRow } from './article-records.ts';
import { previewArticle } from './read-article.ts';
import { articleOf, refusePast, saveArticle } from './save-article.ts';

/** Articles for administrators: /api/admin/articles, with their revisions and what becomes of a doctor's. */
export function adminArticleRoutes(context: RecordNeeds<'sanitizer' | 'now'> & { uploads: Uploads }): Router {
  const { store, sanitizer, now } = context;
  const { articles } = store.lists;
  const stored = ({ id }: AdminArticleRow) => articleOf(store, id);
  const takeBacks = createTakeBacks<AdminArticleRow>(context);

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
        refusePast(writing, { before: null, now: now() });
        const { id } = saveArticle(store, writing, { before: null, by, now: now() });
        return { id, note: null };
      }),
      update: preparedChange(
        saving(articleChange),
        (row: AdminArticleRow, { isDrawn, ...writing }, { id: by }) => {
          const before = stored(row);
          refusePast(writing, { before, now: now() });
          const saved = saveArticle(
            store,
            { ...writing, ...waitingOf(writing, before) },
            { before, by, now: now() },
          );
          const isTurned = (saved.status === 'published') !== (before.status === 'published');
          if (isTurned) offerTakeBack(before, saved, { by, isDrawn });
          return null;
        },
      ),
      remove: versioned(
        change('removed article', articleAsRead, ({ id }: AdminArticleRow) => {
          store.articles.remove(id);
          return null;
        }),
      ),
      actions: {
        'take-back': takeBacks.takeBack,
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

  /** What is written is sanitized first; what is published without a cover gets one. */
  function saving<Schema extends z.ZodType<z.output<typeof articleWriting>>>(schema: Schema) {
    const prepare = async (writing: z.output<Schema>, request: Request) => {
      const isDrawn = writing.status === 'published' && writing.cover === null;
      return {
        ...writing,
        ...(await sanitizer.sanitize(writing.contents, request)),
        ...(isDrawn && { cover: await drawnCover(context, writing.topics) }),
        isDrawn,
      };
    };
    return { action: 'saved article' as const, schema, prepare };
  }

  /** What was published, or taken off the site, can be as it was before; its author hears of it when it cannot any more. */
  function offerTakeBack(
    before: ArticleRow,
    saved: ArticleRow,
    { by, isDrawn }: { by: number; isDrawn: boolean },
  ): void {
    takeBacks.keep(saved.id, {
      by,
      action: 'saved article',
      mail: saved.status === 'published' ? tellAuthor(saved) : null,
      undo() {
        if (store.articles.byId(saved.id)?.version !== saved.version) return false;
        store.articles.put(undecided(before, isDrawn ? { ...saved, cover: null } : saved), saved.id);
        return true;
      },
    });
  }

  /** Answers what the mail is about; null for an article of the house. */
  function tellAuthor(article: ArticleRow): string | null {
    const { id, author_id, published_at } = article;
    if (author_id === null || published_at === null) return null;
    const about = `article ${id}`;
    const scheduled = Date.parse(published_at) > now().getTime();
    const mail = { kind: 'article-published', article: id, published_at, scheduled } as const;
    mailAuthor(article, mail, { waits: MAIL_WAITS_MS, about });
    return about;
  }

  function mailAuthor(
    { author_id }: ArticleRow,
    mail: MailContent,
    more?: Parameters<typeof addToOutbox>[3],
  ): void {
    if (author_id !== null) addToOutbox(store, store.users.get(author_id).email, mail, more);
  }

  /** Throws 404 also for what a doctor has not sent in. */
  function named({ params }: Request): ArticleRow {
    return articleOf(store, articles.row(idIn(params.id))?.id ?? 0);
  }

  /** A doctor's article that is not on the site waits: it is the doctor's draft only once it is sent back. */
  function waitingOf({ status }: Pick<ArticleRow, 'status'>, { author_id, submitted_at }: ArticleRow) {
    const waits = status === 'review' || (status === 'draft' && author_id !== null);
    if (!waits) return { status, submitted_at: null };
    return { status: 'review' as const, submitted_at: submitted_at ?? now().toISOString() };
  }
}

/** Readers get again what they had; what they do not get any more keeps the words that came with the decision. */
function undecided(before: ArticleRow, saved: ArticleRow): ArticleRow {
  const { status, published_at, submitted_at, returned_why } = before;
  return status === 'published' ? before : { ...saved, status, published_at, submitted_at, returned_why };
}

function revisionOf({ id, saved_at, saved_by, title, sub_content, cover, contents }: RevisionRow) {
  return { id, saved_at, saved_by, title, sub_content, cover, contents };
}
