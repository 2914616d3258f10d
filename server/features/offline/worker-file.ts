/** Offline: the service worker that browsers keep the call list and seen pages by (docs/decisions/0041), and its end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/configuration/config.ts';
import { etagOf } from '../../platform/http/answer.ts';
import type { PageAssets } from '../pages/built-assets.ts';
import { SHELL_SOURCE } from '../pages/pages.ts';
import type { Pages } from '../pages/pages.ts';

/** Where the shell is asked for, by the worker alone. */
export const SHELL = '/offline';

/** What the list loads when it is needed, and every page once the site is gone: caches on the way have it then as well. */
const LATER = [
  'layout/old-page.ts',
  'components/call-list/toggle-saved.ts',
  'components/call-list/merge-lists.ts',
  'pages/call-list/comparison.tsx',
];

/** Unregisters what was there, and forgets all that it kept. */
const END = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/**
 * What /worker.js is now: other bytes as soon as anything is to be kept anew, for that is what browsers compare. Where
 * nothing was built, and with OFFLINE=off, it is the end of every worker that was there before.
 */
export function createWorkerFile(
  config: Pick<Config, 'offline' | 'built'>,
  assets: PageAssets,
  pages: Pick<Pages, 'shell'>,
): () => string {
  const sources = [SHELL_SOURCE, ...LATER];
  const modules = sources.flatMap((source) => assets.modulesOf(source));
  const styles = sources.flatMap((source) => assets.stylesOf(source));
  const files = [...new Set([...styles, ...assets.fonts, ...assets.scripts, ...modules])];
  if (config.offline === 'off' || modules.length === 0) return () => END;
  const worker = readFileSync(join(config.built, 'public-site/worker.js'), 'utf8');
  return () => {
    const build = etagOf(Buffer.from(pages.shell().text + files.join() + worker)).slice(1, -1);
    const known = { BUILD: build, FILES: files, SHELL };
    return `const {BUILD,FILES,SHELL}=${JSON.stringify(known)};\n${worker}`;
  };
}
