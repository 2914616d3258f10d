/** app/: the process. main (this file) hands the site over, open makes everything, app says what is mounted where. */
import { join } from 'node:path';
import { find, prepare, render } from '../../public-site/entry-server.tsx';
import { readConfig } from '../platform/configuration/config.ts';
import { readEnvironment } from '../platform/configuration/environment.ts';
import { builtAssets } from '../features/pages/built-assets.ts';
import { ROOT } from '../platform/configuration/root.ts';
import { serve } from './serve.ts';

/** Where this file was built to, wherever `dist` leads later. */
const built = join(import.meta.dirname, '..');

try {
  const demo = process.argv.includes('--demo');
  const config = { ...readConfig(readEnvironment(ROOT, demo), ROOT, demo), built };
  await serve(config, { find, prepare, render }, builtAssets(join(built, 'public-site')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
