import type { Refused } from '../../app/api.ts';
import { showError, showToast } from '../../app/toasts.ts';

/** Changes what somebody signs in with, and says so. Null when it was done; else why not, for the caller to say. Rejects as `post` does. */
export type ChangeFactors = (
  call: string,
  payload: object,
  done: string,
) => Promise<Pick<Refused, 'message'> | null>;

/** Where no form can say why something was not done. Answers whether it was. */
export async function shownWhenRefused(changing: ReturnType<ChangeFactors>): Promise<boolean> {
  try {
    const refused = await changing;
    if (refused?.message) showToast('warning', refused.message);
    return refused === null;
  } catch (error) {
    showError(error);
    return false;
  }
}
