import { API } from '#contract/paths.ts';
import type { Store } from '../../../db/store.ts';
import { secret } from '../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../platform/public-api/public-api.ts';
import type { Context } from '../../app/context.ts';
import { demoOutbox } from './demo-outbox.ts';

/** The demo's mails, which hold addresses and codes, for its page; not there anywhere else. */
export function demoOutboxApi(store: Store, config: Context['config']): PublicCalls {
  const { list } = demoOutbox(store, config);
  return (path) => (path === API.demoOutbox ? secret(list) : null);
}
