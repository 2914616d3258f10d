import { Router } from 'express';
import type { Request } from 'express';
import { articleWriting } from '#contract/article-writing.ts';
import { saveArticle } from '../../articles/save-article.ts';
import type { Context } from '../../context.ts';
import { action } from '../../http/action.ts';
import { signedInAdmin } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';

/** Articles for administrators, in the dialect of ra-data-simple-rest: read one, save, remove. */
export function adminArticleRoutes(context: Context): Router {
  const { store, now } = context;
  const router = Router();

  router.get('/:id', async (request, response) => {
    await signedInAdmin(context, request);
    const article = store.articles.byId(idOf(request));
    if (!article) throw new Refusal(404, 'This article is not here (any more).');
    response.set('cache-control', 'no-store').json(article);
  });

  router.post(
    '/',
    action(articleWriting, async (writing, request) => {
      const admin = await signedInAdmin(context, request);
      const saved = saveArticle(store, writing, now());
      store.audit.add('saved article', null, admin.id);
      return saved;
    }),
  );

  router.put(
    '/:id',
    action(articleWriting, async (writing, request) => {
      const admin = await signedInAdmin(context, request);
      const saved = saveArticle(store, writing, now(), idOf(request));
      store.audit.add('saved article', null, admin.id);
      return saved;
    }),
  );

  router.delete('/:id', async (request, response) => {
    const admin = await signedInAdmin(context, request);
    const id = idOf(request);
    const article = store.articles.byId(id);
    if (!article) throw new Refusal(404, 'This article is not here (any more).');
    store.transaction(() => {
      store.articles.remove(id);
      store.audit.add('removed article', null, admin.id);
    });
    response.set('cache-control', 'no-store').json(article);
  });
  return router;
}

function idOf({ params }: Request): number {
  return /^[1-9]\d{0,14}$/.test(String(params.id)) ? Number(params.id) : 0;
}
