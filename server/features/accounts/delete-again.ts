import { EDITORIAL_DESK } from '#contract/articles.ts';
import type { Store } from '../../../db/store.ts';
import { removeAccount } from './remove-account.ts';

/**
 * Deletes accounts that a restored backup has brought back. Whether they wanted their names on what they published is not
 * known any more, so it goes. Their pictures go with the next sweep.
 */
export function deleteAgain(store: Store, ids: readonly number[]): void {
  store.transaction(() => {
    for (const id of ids) {
      const user = store.users.byId(id);
      if (!user) continue;
      removeAccount({ store, uploads: { removeUnused: () => {} } }, user, EDITORIAL_DESK);
      store.subscribers.remove(user.email);
      store.audit.add({ action: 'deleted account', user: id, actor: null, note: 'Again, after a restore.' });
    }
  });
}
