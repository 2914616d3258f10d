import type { NewArticle } from '../../db/articles/rows.ts';
import type { Store } from '../../db/store.ts';
import { TODAY } from './population.ts';

/** Puts an article into a store: a digest article of this morning that anybody can read, unless told otherwise. */
export function publishArticle(store: Store, article: Partial<NewArticle> = {}): number {
  const morning = `${TODAY}T08:00:00.000Z`;
  return store.transaction(() =>
    store.articles.put({
      kind: 'digest',
      status: 'published',
      title: 'What happens at a first visit',
      author: 'Dr. Amara Osei',
      author_id: null,
      avatar: null,
      cover: '5d1f6ab2-0000-4000-8000-000000000001',
      reviewer: null,
      sub_content: 'What you will be asked, what you can ask, and what you take home.',
      contents: '<h2>Before you go</h2><p>Write down what you take.</p>',
      topics: ['visit'],
      published_at: morning,
      created_at: morning,
      updated_at: morning,
      ...article,
    }),
  );
}
