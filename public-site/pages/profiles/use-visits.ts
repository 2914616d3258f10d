import { useEffect } from 'react';
import type { DoctorProfile } from '#contract/profiles.ts';
import { API } from '#contract/paths.ts';
import type { VisitKind } from '#contract/visits.ts';
import { storedToken } from '../../../saving/stored-token.ts';
import { useSession } from '../../app/session.ts';

/** Has it counted that a profile is open, and that its telephone or website is used; not for whoever it belongs to. */
export function useVisits({ id, website }: Pick<DoctorProfile, 'id' | 'website'>): void {
  const session = useSession();
  const { status } = session;
  const isOurs =
    session.status === 'signed-in' && (session.user.id === id || session.user.manage_role === 'admin');

  useEffect(() => {
    if (status === 'checking' || isOurs) return;
    tell(id, 'view');
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a') : null;
      const href = link?.getAttribute('href');
      if (href?.startsWith('tel:')) tell(id, 'phone');
      else if (href && href === website) tell(id, 'website');
    };
    // A press of the wheel opens a link as well.
    addEventListener('click', onClick);
    addEventListener('auxclick', onClick);
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('auxclick', onClick);
    };
  }, [id, website, status, isOurs]);
}

/** A press is told also while the page is left by it. Whether it was heard matters to nobody. */
function tell(id: number, kind: VisitKind): void {
  const token = storedToken();
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: token }) };
  const body = JSON.stringify({ id, kind });
  void fetch(API.visits, { method: 'POST', keepalive: kind !== 'view', headers, body })
    // An answer that nobody reads is never over for the browser.
    .then((answer) => answer.text())
    .catch(() => null);
}
