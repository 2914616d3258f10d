import { signedIn } from '#contract/schemas/answers/accounts.ts';
import { REPLIES } from '#contract/messages.ts';
import { registration } from '#contract/schemas/accounts.ts';
import type { AccountNeeds } from './needs.ts';
import { action } from '../../platform/http/action.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { userOf } from './user-of.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refuseWeakPassword } from '../../platform/security/weak-password.ts';
import { maskedEmail } from '../../platform/security/masked-email.ts';

/** Makes an account that may do nothing but verify its address, and mails the link for it. */
export const register = ({ config, store, tokens, passwords, limits, sources, now }: AccountNeeds) =>
  action(
    {
      does: 'Makes an account that may do nothing but verify its address, and mails the link for it.',
      body: registration,
      answer: signedIn,
      refuses: {
        201: 'There is an account with this address.',
        202: 'The password is too short, or among the common ones.',
        203: 'New accounts cannot be made here.',
      },
      example: {
        body: {
          first_name: 'Ada',
          last_name: 'Osei',
          email: 'ada.osei@example.com',
          password: 'a quiet green harbor',
        },
      },
    },
    async ({ password, plan, ...person }, request) => {
      refuseClosed(config);
      await refuseWeakPassword(password, person, config.siteName);
      const source = sources.of(request);
      passwords.refuseWhenBusy(source);

      // Before asking whether the address is taken: nobody learns it without the work, and the mail to a free one.
      const password_hash = await passwords.hash(password, source);
      const id = store.users.reserveId();
      const link = await tokens.issue('verify', id, { hint: maskedEmail(person.email), plan });
      const unverified = await tokens.issue('unverified', id);
      store.transaction(() => {
        refuseClosed(config);
        if (store.users.byEmail(person.email)) throw new Refusal(201, REPLIES.emailTaken, { field: 'email' });
        limits.countMail('register', person.email, source);
        const created_at = now().toISOString();
        store.users.add(
          { ...person, verified: false, plan: 0, manage_role: '', password_hash, created_at },
          id,
        );
        store.tokens.add(link.row);
        store.tokens.add(unverified.row);
        addToOutbox(store, person.email, { kind: 'verify', token: link.token });
        store.audit.add({ action: 'registered', user: id, source: source.trace });
      });
      return { token: unverified.token, user: userOf(store, store.users.get(id)) };
    },
  );

function refuseClosed({ signup }: AccountNeeds['config']): void {
  if (signup === 'closed') throw new Refusal(203, REPLIES.signUpClosed);
}
