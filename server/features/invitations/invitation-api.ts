import { API } from '#contract/paths.ts';
import type { Invitation } from '#contract/invitations.ts';
import type { Store } from '../../../db/store.ts';
import { secret } from '../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../platform/public-api/public-api.ts';
import { invitationOf } from './invitation-of.ts';

/** What the page of an invitation shows. */
export function invitationApi(store: Store, now: () => Date): PublicCalls {
  return (path, params) => (path === API.invitation ? secret(() => shown(params.get('token') ?? '')) : null);

  function shown(token: string): Invitation {
    const { first_name, last_name, email } = invitationOf(store, token, now(), 400);
    return { first_name, last_name, email };
  }
}
