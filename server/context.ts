import type { Logger } from 'pino';
import type { Store } from '../db/store.ts';
import type { Config } from './config.ts';
import type { Pages } from './pages/pages.ts';

/** Everything that a request may need; made once at the start, by hand in tests. */
export interface Context {
  config: Config;
  store: Store;
  pages: Pages;
  log: Logger;
}
