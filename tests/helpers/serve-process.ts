import { createInterface } from 'node:readline';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { start } from '../../server/app/start.ts';
import { TAKEN_OVER, TakenOver } from '../../server/app/takeover/taken-over.ts';
import { ROOT } from '../../server/platform/configuration/root.ts';

/** The product as a process, configured by the environment, with pages that say nothing and jobs every 20 ms. */
const site = {
  prepare: () => Promise.resolve(),
  find: (url: string) => ({ canonical: url, cache: 'computed' as const, route: '*' }),
  render: () => ({
    status: 200,
    title: 'Page',
    description: undefined,
    robots: undefined,
    schema: [],
    html: '<main></main>',
    state: {},
    source: 'pages/home.tsx',
  }),
};
const assets = { scripts: [], fonts: [], modulesOf: () => [], stylesOf: () => [] };

try {
  await start(
    readConfig({ BACKUPS: 'off', ...process.env }, ROOT),
    () => Promise.resolve({ site, assets }),
    20,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof TakenOver ? TAKEN_OVER : 1);
}

createInterface(process.stdin).on('line', (line) => {
  if (line === 'throw') throw new Error('planted');
  if (line === 'reject') void Promise.reject(new Error('planted'));
});
