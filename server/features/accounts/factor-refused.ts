import { REPLIES } from '#contract/messages.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { isAppCode } from '../../platform/security/authenticator-app.ts';

/** That a code was neither the app's nor a recovery code, or was used already. */
export function factorRefused({ id }: UserRow, actor: number | null = null): Refusal {
  return new Refusal(400, REPLIES.factorCodeRefused, {
    fields: { code: REPLIES.factorCodeRefused },
    note: { action: 'second factor refused', user: id, actor },
  });
}

/** What the trail says of a code that was used. In the transaction: the owner hears of each recovery code. */
export function tellOfCode(store: Store, { id, email }: UserRow, code: string): string {
  if (isAppCode(code)) return 'with a code of the app';
  const left = store.secondFactors.recoveryCodes.left(id);
  addToOutbox(store, email, { kind: 'recovery-code-used', left });
  return 'with a recovery code';
}
