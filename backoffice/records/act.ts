import { HttpError, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { API } from '#contract/paths.ts';
import { asAdministrator } from '../data-provider.ts';

/** Answers whether it was done; somebody who looks at the screen has been told either way. */
type Act = (call: ActionCall) => Promise<boolean>;

interface ActionCall {
  method?: 'POST' | 'DELETE';
  /** Below /api/admin: `/users/7/suspend` */
  path: string;
  body?: object;
  /** What is said when it is done. */
  done: string;
}

/** What is done to a record besides saving it. The screen shows what is then there, also when somebody was faster. */
export function useAct(): Act {
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  return async ({ method = 'POST', path, body = {}, done }) => {
    try {
      await asAdministrator(API.admin + path, { method, body: JSON.stringify(body) });
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return false;
      const isReached = error instanceof HttpError;
      notify(isReached ? error.message : 'The server could not be reached.', { type: 'error' });
      if (isReached && error.status === 409) refresh();
      return false;
    }
    notify(done, { type: 'success' });
    refresh();
    return true;
  };
}
