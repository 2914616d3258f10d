import { MESSAGES } from '#contract/messages.ts';
import { registration } from '#contract/users.ts';
import type { Context } from '../../context.ts';
import { action } from '../../http/action.ts';
import { queueMail } from '../../mail/mail-content.ts';
import { userOf } from '../../projections.ts';
import { Refusal } from '../../refusal.ts';
import { refuseWeakPassword } from '../../security/weak-password.ts';
import { maskedEmail } from '../../security/masked-email.ts';

/** Makes an account that may do nothing but verify its address, and mails the link for it. */
export const register = ({ config, store, tokens, passwords, now }: Context) =>
  action(registration, async ({ password, ...person }) => {
    if (config.signup === 'closed') throw new Refusal(203, MESSAGES.signUpClosed);
    refuseWeakPassword(password, person.email);
    refuseTaken();

    const id = store.users.reserveId();
    const password_hash = await passwords.hash(password);
    const link = await tokens.issue('verify', id, maskedEmail(person.email));
    const unverified = await tokens.issue('unverified', id);
    store.transaction(() => {
      refuseTaken();
      const created_at = now().toISOString();
      store.users.add(
        { ...person, verified: false, plan: 0, manage_role: '', password_hash, created_at },
        id,
      );
      store.tokens.add(link.row);
      store.tokens.add(unverified.row);
      queueMail(store, person.email, { kind: 'verify', token: link.token });
      store.audit.add('registered', id);
    });
    return { token: unverified.token, user: userOf(store, store.users.get(id)) };

    function refuseTaken(): void {
      if (store.users.byEmail(person.email)) throw new Refusal(201, MESSAGES.emailTaken, { field: 'email' });
    }
  });
