import { Router } from 'express';
import type { Request } from 'express';
import { articleWriting } from '#contract/schemas/articles.ts';
import type { AuditAction } from '../../db/audit.ts';
import type { ArticleRow } from '../../db/articles/rows.ts';
import { saveArticle } from './save-article.ts';
import type { Context } from '../context.ts';
import { action } from '../http/action.ts';
import { signedInAdmin } from '../security/session.ts';
import { Refusal } from '../http/refusal.ts';

/** Articles for administrators, in the dialect of ra-data-simple-rest: read one, save, remove. */
export function adminArticleRoutes(context: Context): Router {
  const { store, proofs, sources, now } = context;
  const router = Router();

  router.get('/:id', (request, response) => {
    response.set('cache-control', 'no-store').json(articleOf(request));
  });

  router.post(
    '/',
    action(articleWriting, (writing, request) =>
      told('saved article', request, () => saveArticle(store, writing, now())),
    ),
  );

  router.put(
    '/:id',
    action(articleWriting, (writing, request) =>
      told('saved article', request, () => saveArticle(store, writing, now(), idOf(request))),
    ),
  );

  router.delete('/:id', async (request, response) => {
    const removed = await told('removed article', request, () => {
      const article = articleOf(request);
      store.articles.remove(article.id);
      return article;
    });
    response.set('cache-control', 'no-store').json(removed);
  });
  return router;

  /** Does something to an article, and tells the trail who did it to which. */
  async function told(action: AuditAction, request: Request, act: () => ArticleRow): Promise<ArticleRow> {
    const admin = await signedInAdmin(context, request);
    return proofs.act([admin], ({ id: actor }) => {
      const article = act();
      const object = { kind: 'article' as const, id: article.id };
      store.audit.add({ action, actor, source: sources.of(request).trace, object });
      return article;
    });
  }

  function articleOf(request: Request): ArticleRow {
    const article = store.articles.byId(idOf(request));
    if (!article) throw new Refusal(404, 'This article is not here (any more).');
    return article;
  }
}

function idOf({ params }: Request): number {
  return /^[1-9]\d{0,14}$/.test(String(params.id)) ? Number(params.id) : 0;
}
