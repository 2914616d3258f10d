import type { Store } from '../../db/store.ts';
import { publicCalls } from '../../server/app/public-calls.ts';
import { createGuides } from '../../server/features/guides/guides.ts';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { createPublicApi } from '../../server/platform/public-api/public-api.ts';
import type { PublicApi } from '../../server/platform/public-api/public-api.ts';
import { readOnce } from './read-once.ts';
import { ROOT, noon } from './stores.ts';

/** The public calls of a store, with nothing else of the app. */
export function publicApiOf(store: Store): PublicApi {
  const config = readConfig({}, ROOT);
  const guides = createGuides(config, () => undefined, undefined, undefined, readOnce);
  return createPublicApi(
    publicCalls({ store, config, guides, payments: { taken: null }, testCheckout: null, now: noon }),
  );
}
