import { expect, it } from 'vitest';
import { articleWriting } from '#contract/schemas/articles.ts';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import { uglyPerson } from '../../sample-data/ugly/add.ts';
import { UGLY_ARTICLES } from '../../sample-data/ugly/articles.ts';
import { UGLY_PROFILES } from '../../sample-data/ugly/profiles.ts';
import { sanitizeArticle } from '../../server/platform/html/sanitize-article.ts';
import { TODAY } from '../helpers/population.ts';

it('there are twenty profiles and eight articles', () => {
  expect([Object.keys(UGLY_PROFILES).length, Object.keys(UGLY_ARTICLES).length]).toEqual([20, 8]);
});

it.each(Object.entries(UGLY_PROFILES))('a doctor could save the profile with %s', (_, ugly) => {
  const { first_name, last_name, profile } = uglyPerson(1, 0, TODAY, ugly);
  const { whole } = createProfileSchemas(() => TODAY);
  const saved = whole.safeParse({ first_name, last_name, ...profile });
  expect(saved.error?.issues ?? []).toEqual([]);
});

it.each(Object.entries(UGLY_ARTICLES))('an author could save the article with %s', (_, article) => {
  const saved = articleWriting.safeParse({ ...article, status: 'published', cover: 'gone', topics: [] });
  expect(saved.error?.issues ?? []).toEqual([]);
  expect(sanitizeArticle(article.contents)).toBe(article.contents);
});
