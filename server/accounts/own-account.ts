import { REPLIES } from '#contract/messages.ts';
import { accountDeletion, nothing } from '#contract/schemas/accounts.ts';
import { removeAccount } from './remove-account.ts';
import type { UserRow } from '../../db/accounts/rows.ts';
import type { Context } from '../context.ts';
import { ownAction } from '../http/action.ts';
import { freshlySignedIn, signedIn } from '../security/session.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { planStatus } from '../payments/plan-status.ts';
import { factorsOf } from './factors-of.ts';
import { userOf } from './user-of.ts';
import { Refusal } from '../http/refusal.ts';

/** Everything that is kept about the person who asks, as a file. */
export const exportData = (context: Context) =>
  ownAction(
    (request) => signedIn(context, request),
    nothing,
    (_, session, request, response) => {
      const { store, proofs, sources, limits, now } = context;
      const data = proofs.act([session], (user) => {
        limits.countExport(user.email);
        store.audit.add({ action: 'exported data', user: user.id, source: sources.of(request).trace });
        return {
          exported_at: now().toISOString(),
          user: userOf(store, user),
          registered_at: user.created_at,
          plan: planStatus(store, user),
          payments: store.payments
            .ofUser(user.id)
            .map(({ kind, amount, currency, at }) => ({ kind, amount, currency, at })),
          articles: store.articles.ofAuthor(user.id).map(({ id, state, title, sub_content }) => ({
            state,
            title,
            summary: sub_content,
            text: store.articles.byId(id)?.contents,
          })),
          newsletter: store.subscribers.has(user.email),
          signs_in_with: signInOf(context, user),
          history: store.audit.of(user.id).map(({ at, action }) => ({ at, action })),
        };
      });
      response.attachment('my-data.json');
      return data;
    },
  );

function signInOf(context: Context, user: UserRow) {
  const { app, passkeys, recovery_codes_left } = factorsOf(context, user);
  const named = passkeys.map(({ name, created_at, used_at }) => ({ name, created_at, used_at }));
  return { app, passkeys: named, recovery_codes_left };
}

/** Deletes the account with everything in it; the password proves that it is the owner who asks. */
export const deleteAccount = (context: Context) =>
  ownAction(
    (request) => signedIn(context, request),
    accountDeletion,
    async ({ currentPassword }, session, request) => {
      const { store, proofs, sources } = context;
      const source = sources.of(request);
      const { id, email } = session.holder();
      // A stolen session and the password are not enough where a second factor is asked for.
      const owner = store.secondFactors.has(id) ? await freshlySignedIn(context, request) : session;
      owner.holder();
      const confirmation = await proofs.confirmation(email, currentPassword, source, wrong);
      if (!confirmation) throw wrong();
      proofs.act([owner, confirmation], (user) => {
        if (user.manage_role === 'admin' && store.users.admins() === 1)
          throw new Refusal(203, REPLIES.lastAdmin);
        removeAccount(context, user);
        store.subscribers.remove(email);
        queueMail(store, email, { kind: 'account-deleted' });
        store.audit.add({ action: 'deleted account', user: id, source: source.trace });
      });
      return { message: REPLIES.accountDeleted };

      function wrong(): Refusal {
        return new Refusal(401, REPLIES.currentPasswordWrong, {
          fields: { currentPassword: REPLIES.currentPasswordWrong },
          note: { action: 'current password refused', user: id },
        });
      }
    },
  );
