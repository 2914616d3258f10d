import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { BACKOFFICE } from './after-sign-in.ts';

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
