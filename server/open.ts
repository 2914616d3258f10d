import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { loadPlaces } from '../db/places/load.ts';
import { openStore } from '../db/store.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createContext } from './create-context.ts';
import { keptPages } from './kept-pages.ts';
import { createTransport } from './mail/transport.ts';
import { createMailWorker } from './mail/worker.ts';
import type { PageAssets, PublicSite } from './pages/pages.ts';
import { signingKey } from './security/signing-key.ts';

const MINUTE = 60_000;

/** The product, ready to answer. */
export interface Opened {
  handler: RequestListener;
  /** Stops what runs in the background; resolves when the mail that is on its way is sent. */
  stop(): Promise<void>;
  /** Closes the database, once nothing listens and nothing runs any more. */
  close(): void;
}

/** Opens everything that a configuration names: the data, the pages, the app. */
export async function open(config: Config, site: PublicSite, assets: PageAssets): Promise<Opened> {
  mkdirSync(config.dataDir, { recursive: true });
  const now = () => new Date();
  const store = openStore({
    file: join(config.dataDir, 'directory.sqlite'),
    migrations: join(config.root, 'db/migrations'),
    places: loadPlaces(),
    now,
  });
  await site.prepare();
  const context = createContext({ config, store, site, assets, key: signingKey(config), now });
  const clock = setInterval(() => {
    store.turnDay();
    store.sweep();
  }, MINUTE);
  const mail =
    config.smtpUrl === null || config.demo
      ? null
      : createMailWorker({
          ...context,
          transport: createTransport(config.smtpUrl, config),
        });
  mail?.start();
  if (!mail && !config.demo)
    context.log.warn('SMTP_URL is not set: mails wait in the database and nobody gets them');
  return {
    handler: keptPages(context, createApp(context)),
    async stop() {
      clearInterval(clock);
      await mail?.stop();
    },
    close: store.close,
  };
}
