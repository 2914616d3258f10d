import { setImmediate as turn } from 'node:timers/promises';
import type { Needs } from '../../platform/platform.ts';
import { RULES } from '../../platform/html/sanitized-seal.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Articles of one run. */
const AT_ONCE = 50;

/**
 * Sanitizes what other rules have sanitized, or none, so that it need not be done whenever it is read. What comes out the
 * same is sealed as it is; what does not is another version.
 */
export function renewingArticles({ store, sanitizer }: Needs<'store' | 'sanitizer'>) {
  let last = 0;

  return async (): Promise<void> => {
    const ids = store.articles.unsealed(RULES, last, AT_ONCE);
    for (const id of ids) {
      await renew(id);
      await turn();
    }
    last = ids.length < AT_ONCE ? 0 : ids[AT_ONCE - 1];
  };

  async function renew(id: number): Promise<void> {
    const before = store.articles.byId(id)?.contents;
    const made = before === undefined ? null : await sanitized(before);
    // Where somebody else writes at the moment, it comes with the next round.
    store.ifWritable(() => {
      const article = store.articles.byId(id);
      if (!made || !article || article.contents !== before) return;
      if (made.contents === before) store.articles.seal(id, made.seal);
      else store.articles.put({ ...article, ...made }, id);
    });
  }

  /** Null for what no article can hold: nobody can read it either. */
  async function sanitized(html: string) {
    try {
      return await sanitizer.sanitize(html, null);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}
