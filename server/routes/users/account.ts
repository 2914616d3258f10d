import { MESSAGES } from '#contract/messages.ts';
import { accountDeletion, nothing } from '#contract/users.ts';
import type { Context } from '../../context.ts';
import { action } from '../../http/action.ts';
import { signedIn } from '../../http/session.ts';
import { queueMail } from '../../mail/mail-content.ts';
import { userOf } from '../../projections.ts';
import { Refusal } from '../../refusal.ts';

/** Everything that is kept about the person who asks, as a file. */
export const exportData = (context: Context) =>
  action(nothing, async (_, request, response) => {
    const { store, now } = context;
    const { user } = await signedIn(context, request);
    store.audit.add('exported data', user.id);
    response.attachment('my-data.json');
    return {
      exported_at: now().toISOString(),
      user: userOf(store, user),
      registered_at: user.created_at,
      newsletter: store.subscribers.has(user.email),
      history: store.audit.of(user.id).map(({ at, action }) => ({ at, action })),
    };
  });

/** Deletes the account with everything in it; the password proves that it is the owner who asks. */
export const deleteAccount = (context: Context) =>
  action(accountDeletion, async ({ currentPassword }, request) => {
    const { store, passwords, limits } = context;
    const { user } = await signedIn(context, request);
    limits.countLogin(user.email);
    if (!(await passwords.matches(store.users.passwordHash(user.email), currentPassword))) {
      throw new Refusal(401, MESSAGES.currentPasswordWrong, {
        fields: { currentPassword: MESSAGES.currentPasswordWrong },
      });
    }
    if (user.manage_role === 'admin' && store.users.admins() === 1)
      throw new Refusal(203, MESSAGES.lastAdmin);
    store.transaction(() => {
      if (store.listings.profile(user.id)) store.removed.add(`/viewdoctorprofile/${user.id}`);
      store.users.remove(user.id);
      store.publish(user.id);
      store.codes.removeAllOf(user.email);
      store.subscribers.remove(user.email);
      store.outbox.removeTo(user.email);
      limits.clearLogins(user.email);
      queueMail(store, user.email, { kind: 'account-deleted' });
      store.audit.add('deleted account', user.id);
    });
    return { message: MESSAGES.accountDeleted };
  });
