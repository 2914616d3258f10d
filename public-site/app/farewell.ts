import { MESSAGES } from '#contract/messages.ts';
import { showToast } from './toasts.ts';

/** Where backoffice/auth-provider.ts notes a sign-out, as its own page is gone before it could say so. */
const NOTED_AS = 'signed-out';

/** SPEC §4, Logout: the message of a sign-out in the backoffice, which ends here. */
export function showFarewell(): void {
  try {
    if (sessionStorage.getItem(NOTED_AS) === null) return;
    sessionStorage.removeItem(NOTED_AS);
    showToast('success', MESSAGES.loggedOut);
  } catch {
    // Where storage is forbidden, nobody was signed in there.
  }
}
