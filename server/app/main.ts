/** app/: the process. main (this file) hands the site over, open makes everything, app says what is mounted where. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from '../platform/configuration/config.ts';
import { readEnvironment } from '../platform/configuration/environment.ts';
import { ROOT } from '../platform/configuration/root.ts';
import { start } from './start.ts';
import { TAKEN_OVER, TakenOver } from './takeover/taken-over.ts';

// V8 lets memory grow fourfold before it collects what lives longer. Twice takes no more time: docs/decisions/0057.
setFlagsFromString('--heap-growing-percent=100');

/** Where this file was built to, wherever `dist` leads later. */
const built = join(import.meta.dirname, '..');

try {
  const { values } = parseArgs({ options: { demo: { type: 'boolean' }, processes: { type: 'string' } } });
  const { demo = false, processes } = values;
  const told = readEnvironment(ROOT, process.env, demo);
  const env = processes === undefined ? told : { ...told, PROCESSES: processes };
  await start({ ...readConfig(env, ROOT, demo), built }, async () => {
    const { find, prepare, render } = await import('../../public-site/entry-server.tsx');
    const { builtAssets } = await import('../features/pages/built-assets.ts');
    return { site: { find, prepare, render }, assets: builtAssets(join(built, 'public-site')) };
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof TakenOver ? TAKEN_OVER : 1);
}
