import type { ReactNode } from 'react';
import type { SignedIn } from '#contract/accounts.ts';
import { PAGES, welcomePath } from '#contract/paths.ts';
import { takeComeBack } from '../../app/come-back.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The backoffice is another application: going there loads its page. */
const BACKOFFICE = PAGES.backoffice;

/** Where somebody goes who has just signed in: to work, or back to where they came from, or to what is to be done. */
export function afterSignIn({ token, user }: SignedIn): string {
  const cameFrom = takeComeBack();
  const isAdmin = user.manage_role === 'admin';
  if (cameFrom !== null && (isAdmin || !isInBackoffice(cameFrom))) return cameFrom;
  if (isAdmin) return BACKOFFICE;
  return user.submit_at === null ? welcomeOf(token) : PAGES.viewProfile;
}

export function isInBackoffice(path: string): boolean {
  return /^\/admin(?![^/?#])/.test(path);
}

/** SPEC §4, Token handoff: the third part of the dotted token goes into the welcome route. */
export function welcomeOf(token: string): string {
  return welcomePath(token.split('.')[2] || 'account');
}

/** Leads to the backoffice by a page load: the router here would not find it. */
export function BackofficeLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink
      wide
      href={BACKOFFICE}
      onClick={(event) => {
        event.preventDefault();
        location.assign(BACKOFFICE);
      }}
    >
      {children}
    </ButtonLink>
  );
}
