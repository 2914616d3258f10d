import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { WarningIcon } from './icons.tsx';
import { useOnlineAgain } from './use-online-again.ts';

interface NotLoadedProps {
  error: { status: number; message: string };
  /** What did not come; without it, the server's words are the title. */
  title?: string;
  level?: 1 | 2 | 3;
  icon?: ReactNode;
  /** None where a toast says it already. */
  role?: 'alert' | 'none';
  /** It is being tried again. */
  busy?: boolean;
  retry: () => void;
  /** What to do where the server refuses the call: trying again would not help. */
  refused?: { advice?: string; href: string; label: string };
  /** What else can be done. */
  children?: ReactNode;
}

const OFFLINE = 'You are offline. This is tried again by itself as soon as you are connected.';

/** Where a call of this status was not answered because there is no connection: that. */
export function offlineWords(status: number): string | undefined {
  return status === 0 && !navigator.onLine ? OFFLINE : undefined;
}

/** In place of what did not come: why, and what to do. */
export function NotLoaded({
  error: { status, message },
  title,
  level,
  icon = <WarningIcon />,
  role = 'alert',
  busy,
  retry,
  refused,
  children,
}: NotLoadedProps) {
  useOnlineAgain(retry);
  const instead = status >= 400 && status < 500 ? refused : undefined;
  const advice = instead?.advice ?? 'This is not your doing. It mostly helps to try again in a moment.';
  return (
    <EmptyState
      role={role}
      level={level}
      icon={icon}
      title={title ?? message}
      actions={
        <>
          {instead ? (
            <ButtonLink href={instead.href} look="quiet">
              {instead.label}
            </ButtonLink>
          ) : (
            <Button busy={busy} onClick={retry}>
              Try again
            </Button>
          )}
          {children}
        </>
      }
    >
      {offlineWords(status) ?? (title ? message : advice)}
    </EmptyState>
  );
}
