import { useRef, useState } from 'react';
import type { OwnSession } from '#contract/accounts.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { ApiError, post } from '../../../app/api.ts';
import { showError, showToast } from '../../../app/toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold, Part } from './part.tsx';
import styles from './own-account.module.css';

interface SessionsPartProps {
  sessions: readonly OwnSession[];
  /** Asks anew which there are. */
  again: () => Promise<void>;
}

/** More of them are folded. */
const MOST_SHOWN = 4;
const SHOWN_AS: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Where somebody is signed in. */
export function SessionsPart({ sessions, again }: SessionsPartProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const own = sessions.filter(({ is_this }) => is_this);
  const others = sessions.filter(({ is_this }) => !is_this);

  async function end(which: string, call: string, payload: object) {
    setBusy(which);
    try {
      const answer = await post<{ message: string }>(call, payload);
      if (answer.status === 200) showToast('success', answer.body.message);
    } catch (error) {
      // Ended elsewhere meanwhile: the list will say so.
      if (!(error instanceof ApiError) || error.status !== 409) showError(error);
    }
    await again();
    setBusy(null);
    // The button is gone that had the focus.
    list.current?.focus();
  }

  function row({ id, device, seen_at, is_this }: OwnSession) {
    return (
      <li key={id} className={styles.row}>
        <div className={styles.words}>
          <strong>{device ?? 'A device that does not say what it is'}</strong>
          <span>Last used {new Date(seen_at).toLocaleString('en-US', SHOWN_AS)}</span>
        </div>
        {is_this ? (
          <Badge>This device</Badge>
        ) : (
          <Button
            look="quiet"
            size="s"
            busy={busy === id}
            onClick={() => void end(id, ACCOUNT_API.endSession, { id })}
          >
            Sign out <span className="visually-hidden">{device}</span>
          </Button>
        )}
      </li>
    );
  }

  return (
    <Part id="sessions" title="Where you are signed in">
      <p className={styles.aside}>Something here that is not you? Sign it out, and choose a new password.</p>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {[...own, ...others.slice(0, MOST_SHOWN)].map(row)}
      </ul>
      {others.length > MOST_SHOWN && (
        <Fold label={`${others.length - MOST_SHOWN} more`}>
          <ul className={styles.list}>{others.slice(MOST_SHOWN).map(row)}</ul>
        </Fold>
      )}
      {others.length > 1 && (
        <div className={styles.buttons}>
          <Button
            look="quiet"
            busy={busy === 'others'}
            onClick={() => void end('others', ACCOUNT_API.endOtherSessions, {})}
          >
            Sign out all {others.length} others
          </Button>
        </div>
      )}
    </Part>
  );
}
