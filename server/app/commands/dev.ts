import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import type { ViteDevServer } from 'vite';
import { loadPlaces } from '../../../db/places/load.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { readEnvironment } from '../../platform/configuration/environment.ts';
import { hostInUrl } from '../../platform/configuration/host-in-url.ts';
import type { Opened } from '../open.ts';
import type { PublicSite } from '#contract/public-site.ts';
import { ROOT } from '../../platform/configuration/root.ts';
import { command } from './command.ts';

const ASSETS = {
  scripts: ['/@vite/client', '/entry-client.tsx'],
  fonts: [],
  modulesOf: () => [],
  stylesOf: () => [],
};

await command({
  help: `npm run dev

Serves the product with both front ends reloading on change, from one process. The data is that of the demo, which npm run demo fills; real
data is refused. PORT, HOST and DATA_DIR as always; of .env it reads PORT alone.`,
  run: serve,
});

async function serve(): Promise<void> {
  const config = readConfig(readEnvironment(ROOT, process.env, true), ROOT, true);
  const http = createServer();
  const vite = (folder: string, path: string, appType: 'custom' | 'spa') =>
    createVite({
      configFile: join(ROOT, folder, 'vite.config.ts'),
      appType,
      server: { middlewareMode: true, hmr: { server: http, path } },
    });
  const site = await vite('public-site', '/@hmr-public-site', 'custom');
  const backoffice = await vite('backoffice', '/@hmr-backoffice', 'spa');
  const current = reopening(site, config);

  http.on('request', (request, response) => {
    if (request.url?.startsWith('/admin')) return backoffice.middlewares(request, response);
    site.middlewares(request, response, async () => {
      try {
        withoutPolicy(response);
        (await current()).handler(request, response);
      } catch (error) {
        site.ssrFixStacktrace(error as Error);
        console.error(error);
        response.writeHead(500).end('The server could not be loaded: see the terminal.');
      }
    });
  });
  http.listen(config.port, config.host);
  await once(http, 'listening');
  console.log(`ready http://${hostInUrl(config.host)}:${config.port}`);
}

/** Loads the server through Vite, again whenever its code has changed. */
function reopening(vite: ViteDevServer, config: ReturnType<typeof readConfig>): () => Promise<Opened> {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server here');
  const places = loadPlaces();
  let loaded: unknown;
  let opened: Promise<Opened> | undefined;
  return async () => {
    const server: typeof import('../open.ts') = await ssr.runner.import(join(ROOT, 'server/app/open.ts'));
    const site: PublicSite = await ssr.runner.import(join(ROOT, 'public-site/entry-server.tsx'));
    if (loaded !== site) {
      const before = await opened?.catch(() => undefined);
      await before?.stop();
      before?.close();
      loaded = site;
      opened = site.prepare().then(() => server.open(config, { site, assets: ASSETS, places }));
    }
    return opened as Promise<Opened>;
  };
}

/** Vite writes styles into the page, which the policy of production rightly forbids. */
function withoutPolicy(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'content-security-policy' ? response : set(name, value);
}
