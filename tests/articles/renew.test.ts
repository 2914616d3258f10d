import { afterEach, beforeEach, expect, it } from 'vitest';
import { renewingArticles } from '../../server/features/articles/renew-articles.ts';
import type { Context } from '../../server/app/create-context.ts';
import { sealOf } from '../../server/platform/html/sanitized-seal.ts';
import { contextOf } from '../helpers/app.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { memoryStore } from '../helpers/stores.ts';

let context: Context;

beforeEach(async () => {
  context = await contextOf(memoryStore());
});
afterEach(() => context.store.close());

const article = (id: number) => context.store.articles.byId(id);

it('seals what is sanitized already as it is, and sanitizes what is not', async () => {
  const clean = publishArticle(context.store, { contents: '<p>a</p>' });
  const planted = publishArticle(context.store, {
    contents: '<p onclick="b()">b</p>',
    seal: '0 of other rules',
  });
  const renew = renewingArticles(context);
  await renew();
  expect(article(clean)).toMatchObject({ contents: '<p>a</p>', version: 1, seal: sealOf('<p>a</p>') });
  expect(article(planted)).toMatchObject({ contents: '<p>b</p>', version: 2, seal: sealOf('<p>b</p>') });
  await renew();
  expect(article(planted)?.version).toBe(2);
});

it('passes over what no article can hold, however much of it there is', async () => {
  for (let n = 0; n < 50; n++) publishArticle(context.store, { contents: '&'.repeat(300_000) });
  const id = publishArticle(context.store, { contents: '<p>a</p>' });
  const renew = renewingArticles(context);
  await renew();
  expect(article(id)?.seal).toBeNull();
  await renew();
  expect(article(id)?.seal).toBe(sealOf('<p>a</p>'));
});

it('leaves alone what somebody saves meanwhile', async () => {
  const { store, sanitizer } = context;
  const id = publishArticle(store, { contents: '<p onclick="b()">b</p>' });
  await renewingArticles({
    store,
    sanitizer: {
      ...sanitizer,
      sanitize(html, request) {
        const before = store.articles.byId(id) ?? expect.fail();
        store.transaction(() => store.articles.put({ ...before, contents: '<p>newer</p>' }, id));
        return sanitizer.sanitize(html, request);
      },
    },
  })();
  expect(article(id)?.contents).toBe('<p>newer</p>');
});
