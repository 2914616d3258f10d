import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { keptPages } from '../../server/kept-pages.ts';
import { listen } from '../../server/listen.ts';
import { createPages } from '../../server/pages/create-pages.ts';
import { canonical, prepare, render } from '../../public-site/entry-server.tsx';
import type { Store } from '../../db/store.ts';
import { ROOT, memoryStore } from './stores.ts';

const ASSETS = {
  scripts: ['/assets/entry.js'],
  styles: ['/assets/style.css'],
  fonts: [],
  modulesOf: () => [],
};

export interface TestApp {
  url: string;
  store: Store;
  close(): Promise<void>;
}

/** The real app on a free port of loopback, with a store of its own. */
export async function startApp(store: Store = memoryStore()): Promise<TestApp> {
  const config = {
    ...readConfig({ DATA_DIR: '/nonexistent', LOG_LEVEL: 'silent' }, ROOT),
    siteName: 'Test Directory',
  };
  await prepare();
  const context: Context = {
    config,
    store,
    pages: createPages({ canonical, prepare, render }, ASSETS, store, config),
    log: pino({ level: 'silent' }),
  };
  const { url, close } = await listen(keptPages(context, createApp(context)), '127.0.0.1', 0);
  return {
    url,
    store,
    async close() {
      await close();
      store.close();
    },
  };
}
