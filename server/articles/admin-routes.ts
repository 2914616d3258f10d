import { Router } from 'express';
import type { Request } from 'express';
import type { ArticleRevision } from '#contract/articles.ts';
import {
  articleChange,
  articleListing,
  articleRestoring,
  articleReturn,
  articleWriting,
} from '#contract/schemas/articles.ts';
import { rangeOf } from '#contract/schemas/list-query.ts';
import type { RevisionRow } from '../../db/articles/article-revisions.ts';
import type { ArticleRow } from '../../db/articles/rows.ts';
import type { AuditAction } from '#contract/audit.ts';
import type { Context } from '../context.ts';
import { action } from '../http/action.ts';
import { Refusal } from '../http/refusal.ts';
import { validate } from '../http/validate.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { signedInAdmin } from '../security/session.ts';
import { adminArticle, adminArticleRow } from './article-records.ts';
import { previewArticle } from './read-article.ts';
import { articleOf, refuseOvertaken, saveArticle } from './save-article.ts';

/** Articles for administrators, in the dialect of ra-data-simple-rest, with their revisions and what becomes of a doctor's. */
export function adminArticleRoutes(context: Context): Router {
  const { store, proofs, sources, now } = context;
  const router = Router();

  router.get('/', (request, response) => {
    const query = validate(articleListing, request.query);
    const [first, last] = rangeOf(query);
    const part = { start: first, count: last - first + 1 };
    const { rows, total } = store.articles.list(query.filter, query.sort, part);
    const range = `articles ${first}-${Math.max(first, first + rows.length - 1)}/${total}`;
    response.set({ 'cache-control': 'no-store', 'content-range': range }).json(rows.map(adminArticleRow));
  });

  router.get('/:id', (request, response) => {
    response.set('cache-control', 'no-store').json(adminArticle(named(request), now()));
  });

  router.get('/:id/preview', (request, response) => {
    response.set('cache-control', 'no-store').json(previewArticle(named(request), now()));
  });

  router.get('/:id/revisions', (request, response) => {
    const revisions = store.articles.revisions.of(named(request).id).map(revisionOf);
    response.set('cache-control', 'no-store').json(revisions);
  });

  router.post(
    '/',
    action(articleWriting, (writing, request) =>
      told('saved article', request, (by) => saveArticle(store, writing, { before: null, by, now: now() })),
    ),
  );

  router.put(
    '/:id',
    action(articleChange, ({ version, ...writing }, request) =>
      told('saved article', request, (by) => {
        const before = named(request);
        refuseOvertaken(before, version, now());
        const { submitted_at } = before;
        const isDecided = writing.status !== 'review';
        const saved = saveArticle(
          store,
          { ...writing, submitted_at: isDecided ? null : submitted_at },
          { before, by, now: now() },
        );
        if (writing.status === 'published' && before.status !== 'published') tellAuthor(saved);
        return saved;
      }),
    ),
  );

  router.post(
    '/:id/return',
    action(articleReturn, ({ version, reason }, request) =>
      told('returned article', request, (by) => {
        const before = named(request);
        refuseOvertaken(before, version, now());
        if (before.status !== 'review') throw new Refusal(409, 'This article does not wait for a review.');
        const decision = { status: 'draft' as const, submitted_at: null, returned_why: reason };
        const saved = saveArticle(store, { ...before, ...decision }, { before, by, now: now() });
        mailAuthor(saved, { kind: 'article-returned', reason });
        return saved;
      }),
    ),
  );

  router.post(
    '/:id/restore',
    action(articleRestoring, ({ version, revision }, request) =>
      told('restored article', request, (by) => {
        const before = named(request);
        refuseOvertaken(before, version, now());
        const found = store.articles.revisions.one(before.id, revision);
        if (!found) throw new Refusal(404, 'This revision is not kept any more.');
        const { title, sub_content, cover, contents } = found;
        const writing = { ...before, title, sub_content, cover, contents };
        return saveArticle(store, writing, { before, by, now: now() });
      }),
    ),
  );

  router.delete('/:id', async (request, response) => {
    const removed = await told('removed article', request, () => {
      const article = named(request);
      store.articles.remove(article.id);
      return article;
    });
    response.set('cache-control', 'no-store').json(removed);
  });
  return router;

  /** Does something to an article, and tells the trail who did it to which. */
  async function told(what: AuditAction, request: Request, act: (admin: number) => ArticleRow) {
    const admin = await signedInAdmin(context, request);
    return proofs.act([admin], ({ id: actor }) => {
      const article = act(actor);
      const object = { kind: 'article' as const, id: article.id };
      store.audit.add({ action: what, actor, source: sources.of(request).trace, object });
      return adminArticle(article, now());
    });
  }

  function tellAuthor(article: ArticleRow): void {
    const { id, published_at } = article;
    if (published_at === null) return;
    const scheduled = Date.parse(published_at) > now().getTime();
    mailAuthor(article, { kind: 'article-published', article: id, published_at, scheduled });
  }

  function mailAuthor({ author_id }: ArticleRow, mail: Parameters<typeof queueMail>[2]): void {
    if (author_id !== null) queueMail(store, store.users.get(author_id).email, mail);
  }

  function revisionOf({
    id,
    saved_at,
    saved_by,
    title,
    sub_content,
    cover,
    contents,
  }: RevisionRow): ArticleRevision {
    const user = saved_by === null ? null : store.users.get(saved_by);
    const name = user && `${user.first_name} ${user.last_name}`;
    return { id, saved_at, saved_by: name, title, sub_content, cover, contents };
  }

  function named(request: Request): ArticleRow {
    return articleOf(store, idOf(request));
  }
}

function idOf({ params }: Request): number {
  return /^[1-9]\d{0,14}$/.test(String(params.id)) ? Number(params.id) : 0;
}
