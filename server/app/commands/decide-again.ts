import { EDITORIAL_DESK } from '#contract/articles.ts';
import type { AuditAction } from '#contract/audit.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Since } from '../../../db/backups/since-backup.ts';
import type { Store } from '../../../db/store.ts';
import { forget } from '../../features/invitations/invitation-of.ts';
import { endRight } from '../../features/accounts/end-right.ts';
import { OF_AN_ACCOUNT, OF_ONE_ADDRESS } from '../../features/mail/kinds/mail-kinds.ts';
import { removeAccount } from '../../features/accounts/remove-account.ts';

/** Has a restored database, which nobody serves, do again what was decided since its backup was made. */
export function decideAgain(store: Store, { deleted, decided }: Since): void {
  const { users, profiles, articles, invitations, subscribers, outbox } = store;
  const nothingUploaded = { store, uploads: { removeUnused: () => {} } };
  store.transaction(() => {
    for (const id of deleted) deleteAgain(id);
    moveAgain(decided.addresses);
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

  /** Each once the account that has the address has moved itself; one that nobody had confirmed went with the move. */
  function moveAgain(moved: Since['decided']['addresses']): void {
    const left = moved.filter(({ id, email, proven }) => {
      const user = users.byId(id);
      if (!user || user.email === email) return false;
      const other = users.byEmail(email);
      if (other && (other.verified || moved.some((one) => one.id === other.id))) return true;
      if (other) removeAccount(nothingUploaded, other.id);
      leave(user, email, proven === 1);
      users[proven ? 'setEmail' : 'giveEmail'](id, email);
      note(proven ? 'changed address' : 'saved account', id);
      return false;
    });
    if (left.length < moved.length) moveAgain(left);
  }

  function leave({ email, proven: wasProven }: UserRow, to: string, isProven: boolean): void {
    if (!wasProven) return outbox.moveWaiting(email, to, OF_AN_ACCOUNT);
    outbox.readdress(email, to, OF_ONE_ADDRESS);
    if (isProven) subscribers.move(email, to);
    else subscribers.remove(email);
  }

  /**
   * Whether they wanted their names on what they published is not known any more, so it goes. Their pictures go with the
   * next sweep.
   */
  function deleteAgain(id: number): void {
    if (!users.byId(id)) return;
    removeAccount(nothingUploaded, id, EDITORIAL_DESK);
    note('deleted account', id);
  }

  function note(action: AuditAction, user: number): void {
    store.audit.add({ action, user, actor: null, note: 'Again, after a restore.' });
  }
}
