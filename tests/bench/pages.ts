import { join } from 'node:path';
import { build } from 'vite';
import type { Store } from '../../db/store.ts';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { publicApiOf } from '../helpers/public-api.ts';
import { createSharing } from '../../server/platform/http/shared-caches.ts';
import { createPages } from '../../server/features/pages/pages.ts';
import type { PublicSite } from '#contract/public-site.ts';
import { ROOT } from '../../server/platform/configuration/root.ts';
import { measure, printHeader, printRow, rowsBeside } from './measure.ts';
import { queryKinds } from './queries.ts';

const ASSETS = {
  scripts: ['/assets/entry.js'],
  fonts: [],
  modulesOf: () => [],
  stylesOf: () => ['/assets/style.css'],
};

/** Prints what an uncached page costs: search, render and document, up to the text that would be compressed. */
export function measurePages(store: Store, site: PublicSite): void {
  const pages = createPages(
    site,
    ASSETS,
    publicApiOf(store),
    readConfig({}, ROOT),
    store,
    createSharing(false),
  );
  const answer = (url: string) => pages.find(url).answer();
  const ids = store.listings.newest(500).map(({ id }) => id);
  const urls = queryKinds(store).map(({ url }) => url);
  const searchPage = (n: number) => urls[n % urls.length](n).replace('/api/doctors', '/search');

  const baseline = measure(() => answer('/nowhere'));
  const row = rowsBeside(baseline);
  printHeader('Uncached pages');
  printRow('not found (the layout alone)', baseline, baseline);
  row('search, all kinds in turn', (n) => answer(searchPage(n)));
  row('search, near a ZIP', (n) => answer(urls[3](n).replace('/api/doctors', '/search')));
  row('profile', (n) => answer(`/viewdoctorprofile/${ids[n % ids.length]}`));
  row('home', () => answer('/home'));

  const rounds = 500;
  const before = process.cpuUsage();
  for (let n = 0; n < rounds; n++) answer(searchPage(n));
  const { user, system } = process.cpuUsage(before);
  console.log(
    `\n  CPU of the whole process per search page: ${((user + system) / 1000 / rounds).toFixed(3)} ms (mean)`,
  );
}

/** The public site as it is built for production, ready to render. */
export async function buildSite(): Promise<PublicSite> {
  process.env.NODE_ENV = 'production';
  const outDir = join(ROOT, 'dist/bench');
  const entry = join(ROOT, 'public-site/entry-server.tsx');
  await build({
    configFile: join(ROOT, 'public-site/vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: { ssr: entry, outDir, manifest: false, rolldownOptions: { input: entry } },
  });
  const built = (await import(join(outDir, 'entry-server.js'))) as PublicSite;
  await built.prepare();
  return built;
}
