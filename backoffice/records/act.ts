import { useRef } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { asAdministrator } from '../data-provider.ts';

/** Answers whether it was done; somebody who looks at the screen has been told either way, by `done` when it was. */
type Act = (call: ActionCall & ActionOutcome) => Promise<boolean>;

interface ActionOutcome {
  /** Without: who calls tells it (take-back.ts). */
  done?: string;
  /** The record that is looked at is not there afterwards: it is not asked for again. */
  isGone?: boolean;
  /** Who says instead why it was not done: a dialog that stays open with what was written. */
  onRefused?: (why: string) => void;
}

export interface ActionCall {
  method?: 'POST' | 'DELETE';
  /** Below /api/admin: `/users/7/suspend` */
  path: string;
  body?: object;
}

/** What is done to a record besides saving it. The screen shows what is then there, also when somebody was faster. */
export function useAct(): Act {
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const onTheirWay = useRef(new Set<string>());

  async function act({ done, isGone = false, onRefused, ...call }: ActionCall & ActionOutcome) {
    try {
      await sendAction(call);
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return false;
      if (onRefused) onRefused(refusalText(error));
      else notify(refusalText(error), { type: 'error' });
      if (error instanceof HttpError) refresh();
      return false;
    }
    if (done !== undefined) notify(done, { type: 'success' });
    if (!isGone) refresh();
    return true;
  }

  return async (asked) => {
    const { path } = asked;
    // A double click means it once.
    if (onTheirWay.current.has(path)) return false;
    onTheirWay.current.add(path);
    return act(asked).finally(() => onTheirWay.current.delete(path));
  };
}

/** Rejects with an HttpError, or a TypeError without a connection. */
export async function sendAction({ method = 'POST', path, body = {} }: ActionCall): Promise<void> {
  try {
    await asAdministrator(ADMIN_API.all + path, { method, body: JSON.stringify(body) });
  } catch (error) {
    // It is deleted: the answer was lost the first time, or somebody was faster.
    const isGone = method === 'DELETE' && error instanceof HttpError && error.status === 404;
    if (!isGone) throw error;
  }
}

export function refusalText(error: unknown): string {
  return error instanceof HttpError ? error.message : 'The server could not be reached.';
}
