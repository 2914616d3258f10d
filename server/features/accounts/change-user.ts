import type { z } from 'zod';
import { nothing } from '#contract/schemas/accounts.ts';
import { idIn } from '#contract/paths.ts';
import { accountNote, because, becauseAsRead, noteRemoval, userEdit } from '#contract/schemas/users.ts';
import type { ListedUser } from '#contract/users.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { Needs } from '../../platform/platform.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { OF_AN_ACCOUNT, OF_ONE_ADDRESS } from '../mail/kinds/mail-kinds.ts';
import type { MailContent } from '../mail/kinds/mail-kinds.ts';
import { change, preparedChange, versioned } from '../../platform/records/change-kinds.ts';
import { endRight } from './end-right.ts';
import { promote } from './promote.ts';
import { removeAccount } from './remove-account.ts';
import type { RemovalNeeds } from './remove-account.ts';

const PASSWORD_LINK_SECONDS = 60 * 60;
const MOST_NOTES = 100;

/**
 * What administrators do to accounts. Nobody does to themselves what would leave the site without an administrator:
 * whoever acts is one and stays one.
 */
export function userChanges(context: Needs<'config' | 'now' | 'tokens'> & RemovalNeeds) {
  const { store, config, now } = context;
  const { users, tokens, accountNotes: notes } = store;

  return {
    about: ({ id }: ListedUser) => ({ user: id }),
    update: change('saved account', userEdit, edit),
    remove: versioned(
      change('deleted account', becauseAsRead, (user: ListedUser, { reason }, admin) => {
        refuseOneself(user, admin);
        removeAccount(context, user.id);
        tell(user, { kind: 'account-removed' });
        return reason;
      }),
    ),
    actions: {
      verify: change('verified', nothing, ({ id, email, verified }: ListedUser) => {
        refuseWhen(verified, 'This address is confirmed already.');
        refuseInvited(email);
        users.verify(id);
        tokens.revokeKindOf(id, 'verify');
        return null;
      }),
      /** To whoever reads the address; nobody else sees the link. */
      'password-link': preparedChange(
        {
          action: 'sent password link',
          schema: nothing,
          prepare: (_, { params }) =>
            context.tokens.issue('reset', idIn(params.id), {}, PASSWORD_LINK_SECONDS),
        },
        ({ id, email, suspended_at }: ListedUser, { token, row }) => {
          refuseWhen(suspended_at !== null, 'This account is suspended.');
          tokens.revokeKindOf(id, 'reset');
          tokens.add(row);
          addToOutbox(store, email, { kind: 'password-link', email, token });
          return null;
        },
      ),
      /** The trail, which keeps all for good, does not have the words. */
      note: change('noted account', accountNote, ({ id }: ListedUser, { text }, admin) => {
        refuseWhen(notes.of(id).length >= MOST_NOTES, 'There are a hundred notes: remove some first.');
        notes.add(id, text, admin.id, now().toISOString());
        return null;
      }),
      'remove-note': change('removed note', noteRemoval, ({ id }: ListedUser, { note }) => {
        refuseWhen(!notes.remove(id, note), 'This note is not here (any more).');
        return null;
      }),
      suspend: change('suspended account', because, (user: ListedUser, { reason }, admin) => {
        refuseOneself(user, admin);
        refuseWhen(user.suspended_at !== null, 'This account is suspended already.');
        users.suspend(user.id, now().toISOString());
        endRight(store, user.id);
        tokens.revokeAllOf(user.id);
        tell(user, { kind: 'account-suspended', contact: config.contactAddress });
        return reason;
      }),
      unsuspend: change('unsuspended account', nothing, (user: ListedUser) => {
        refuseWhen(user.suspended_at === null, 'This account is not suspended.');
        users.suspend(user.id, null);
        tell(user, { kind: 'account-unsuspended' });
        return null;
      }),
      'make-administrator': versioned(
        change('made administrator', becauseAsRead, (user: ListedUser, { reason }) => {
          refuseWhen(user.manage_role === 'admin', 'They are an administrator already.');
          refuseWhen(user.suspended_at !== null, 'This account is suspended.');
          refuseInvited(user.email);
          promote(store, user);
          addToOutbox(store, user.email, { kind: 'made-administrator' });
          return reason;
        }),
      ),
      'unmake-administrator': change(
        'unmade administrator',
        because,
        (user: ListedUser, { reason }, admin) => {
          refuseOneself(user, admin);
          refuseWhen(user.manage_role !== 'admin', 'They are no administrator.');
          users.setRole(user.id, '');
          endRight(store, user.id);
          tokens.revokeAllOf(user.id);
          return reason;
        },
      ),
      'allow-mails': change('mails arrive again', nothing, ({ email }: ListedUser) => {
        refuseWhen(!store.outbox.isSuppressed(email), 'Mails are sent to this address already.');
        store.outbox.allow(email);
        return null;
      }),
      'end-sessions': change('ended sessions', nothing, ({ id }: ListedUser) => {
        tokens.revokeKindOf(id, 'session');
        return null;
      }),
    },
  };

  /** Anybody may have made the account: what was prepared for a doctor goes to who reads the address alone. */
  function refuseInvited(email: string): void {
    refuseWhen(
      store.invitations.byEmail(email) !== null,
      'This address was invited, and only a link that is mailed to it confirms it. Send the invitation again, or remove it.',
    );
  }

  /** An address that nobody has confirmed may be somebody else's, who reads the newsletter and knows of no account. */
  function tell({ email, verified }: ListedUser, mail: MailContent): void {
    if (verified) addToOutbox(store, email, mail);
  }

  /** Whoever had the old address can neither sign in nor answer with what was mailed there, nor stays signed in. */
  function edit(user: ListedUser, { email, ...name }: z.output<typeof userEdit>, admin: UserRow): string {
    users.rename(user.id, name);
    if (email !== user.email) {
      refuseOneself(user, admin);
      if ((users.byEmail(email)?.id ?? user.id) !== user.id)
        throw new Refusal(202, 'Another account has this address already.', { field: 'email' });
      // The link that was mailed there makes an account, which it could not any more.
      if (store.invitations.byEmail(email))
        throw new Refusal(202, 'This address was invited: remove the invitation first.', { field: 'email' });
      leaveAddress(store, users.get(user.id), email);
      users.giveEmail(user.id, email);
      tokens.revokeAllOf(user.id);
      store.codes.removeAllOf(user.email);
      store.leftAddresses.removeAllOf(user.id);
      store.confirmations.forgetOpen(user.id);
      addToOutbox(store, user.email, { kind: 'address-changed' });
    }
    const names = ['first_name', 'last_name', 'email'] as const;
    return names.filter((field) => user[field] !== { ...name, email }[field]).join(', ');
  }
}

/**
 * Nothing says later that it was theirs: so what is kept of it goes now, and not with the account. One that nobody has
 * proven may be somebody else's: what they have there stays.
 */
function leaveAddress({ outbox, imports, subscribers }: Store, { email, proven }: UserRow, to: string): void {
  if (!proven) {
    outbox.moveWaiting(email, to, OF_AN_ACCOUNT);
    return outbox.removeDone(email);
  }
  outbox.readdress(email, to, OF_ONE_ADDRESS);
  // Nobody has proven the other one, where it would come unasked.
  subscribers.remove(email);
  imports.forget(email, null);
}

function refuseOneself({ id }: ListedUser, admin: UserRow): void {
  if (id === admin.id)
    throw new Refusal(202, 'Nobody does this to themselves: have another administrator do it.');
}

function refuseWhen(isSo: boolean, sentence: string): void {
  if (isSo) throw new Refusal(409, sentence);
}
