import { API } from '#contract/paths.ts';
import type { Store } from '../../../db/store.ts';
import { secret } from '../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../platform/public-api/public-api.ts';
import { confirmationOf } from './confirm.ts';

/** What the page of a link to confirm shows. */
export function confirmationApi(store: Store, now: () => Date): PublicCalls {
  return (path, params) =>
    path === API.confirmation ? secret(() => confirmationOf(store, params.get('token') ?? '', now())) : null;
}
