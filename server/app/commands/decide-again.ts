import { EDITORIAL_DESK } from '#contract/articles.ts';
import type { AuditAction } from '#contract/audit.ts';
import type { Since } from '../../../db/backups/since-backup.ts';
import type { Store } from '../../../db/store.ts';
import { forget } from '../../features/invitations/invitation-of.ts';
import { endRight } from '../../features/accounts/end-right.ts';
import { removeAccount } from '../../features/accounts/remove-account.ts';

/** Has a restored database, which nobody serves, do again what was decided since its backup was made. */
export function decideAgain(store: Store, { deleted, decided }: Since): void {
  const { users, profiles, articles, invitations } = store;
  store.transaction(() => {
    for (const id of deleted) deleteAgain(id);
    for (const { key: id } of decided.suspendedAccounts) {
      if (!users.byId(id)) continue;
      users.suspend(id, new Date().toISOString());
      endRight(store, id);
      note('suspended account', id);
    }
    for (const { key: id, why } of decided.suspendedProfiles) {
      if (!profiles.of(id)) continue;
      profiles.suspend(id, why);
      note('suspended profile', id);
    }
    for (const { key: id } of decided.administrators) {
      if (!users.byId(id)) continue;
      users.setRole(id, '');
      endRight(store, id);
      note('unmade administrator', id);
    }
    for (const { key: id } of decided.removedArticles) articles.remove(id);
    for (const { key: id } of decided.hiddenArticles) {
      const article = articles.byId(id);
      if (article) articles.put({ ...article, status: 'draft' }, id);
    }
    for (const { key: email } of decided.invitations) {
      const invitation = invitations.byEmail(email);
      if (invitation) forget(store, invitation);
    }
  });

  /**
   * Whether they wanted their names on what they published is not known any more, so it goes. Their pictures go with the
   * next sweep.
   */
  function deleteAgain(id: number): void {
    if (!users.byId(id)) return;
    removeAccount({ store, uploads: { removeUnused: () => {} } }, id, EDITORIAL_DESK);
    note('deleted account', id);
  }

  function note(action: AuditAction, user: number): void {
    store.audit.add({ action, user, actor: null, note: 'Again, after a restore.' });
  }
}
