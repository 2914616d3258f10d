import { done } from '#contract/schemas/answers/messages.ts';
import { signedIn } from '#contract/schemas/answers/accounts.ts';
import { REPLIES } from '#contract/messages.ts';
import { tokenOnly } from '#contract/schemas/accounts.ts';
import { invitationClaim } from '#contract/schemas/invitations.ts';
import { isKept } from '../accounts/move-address.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import type { RemovalNeeds } from '../accounts/remove-account.ts';
import { userOf } from '../accounts/user-of.ts';
import type { Needs } from '../../platform/platform.ts';
import { action } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refuseWeakPassword } from '../../platform/security/weak-password.ts';
import { forget, invitationOf } from './invitation-of.ts';

/** What the calls take that answer an invitation. */
export type ClaimNeeds = Needs<'config' | 'tokens' | 'passwords' | 'sources' | 'perIp' | 'now'> &
  RemovalNeeds;

/**
 * Makes the account of an invited doctor, with the password that is chosen and what the import knew as working copy.
 * Whoever has the link reads mail at the address: it counts as proven, and an account that somebody else may have
 * begun with it goes.
 */
export const claimInvitation = (context: ClaimNeeds) =>
  action(
    {
      does: 'Makes the account of an invited doctor, with the password that is chosen.',
      body: invitationClaim,
      answer: signedIn,
      refuses: {
        201: 'The invitation is used or over.',
        202: 'The password is too short, or among the common ones.',
      },
      example: { body: { token: '{invitation}', password: 'a quiet green harbor' } },
    },
    async ({ token, password }, request) => {
      const { config, store, tokens, passwords, sources, now } = context;
      await refuseWeakPassword(password, invitationOf(store, token, now()), config.siteName);
      const source = sources.of(request);
      passwords.refuseWhenBusy(source);
      const password_hash = await passwords.hash(password, source);
      const id = store.users.reserveId();
      const session = await tokens.issue('session', id);
      return store.transaction(() => {
        const { email, first_name, last_name } = invitationOf(store, token, now());
        if (isKept(store, email)) throw new Refusal(201, REPLIES.invitationRefused);
        const begun = store.users.byEmail(email);
        if (begun) {
          removeAccount(context, begun.id);
          store.audit.add({ action: 'disowned account', user: begun.id, actor: null, source: source.trace });
        }
        const created_at = now().toISOString();
        const person = { first_name, last_name, email, verified: true, plan: 0, manage_role: '' as const };
        store.users.add({ ...person, password_hash, created_at }, id);
        store.invitations.takeUp(store.users.get(id));
        store.outbox.allow(email);
        store.tokens.add({ ...session.row, proved_at: created_at, device: source.device });
        store.knownSources.add(id, source.key, created_at);
        store.audit.add({ action: 'claimed invitation', user: id, source: source.trace });
        return { token: session.token, user: userOf(store, store.users.get(id)) };
      });
    },
  );

/** For who does not want to come: what was known of them is forgotten at once. */
export const declineInvitation = ({ store, sources, now }: ClaimNeeds) =>
  action(
    {
      does: 'Forgets an invitation with everything that came with it.',
      body: tokenOnly,
      answer: done,
      refuses: { 201: 'The invitation is used or over.' },
      example: { body: { token: '{invitation}' } },
    },
    ({ token }, request) => {
      store.transaction(() => {
        const invitation = invitationOf(store, token, now());
        forget(store, invitation);
        const object = { kind: 'invitation' as const, id: invitation.id };
        store.audit.add({ action: 'declined invitation', object, source: sources.of(request).trace });
      });
      return { message: REPLIES.invitationDeclined };
    },
  );
