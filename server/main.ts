import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, prepare, render } from '../public-site/entry-server.tsx';
import { readConfig } from './config.ts';
import { builtAssets } from './pages/built-assets.ts';
import { ROOT } from './root.ts';
import { start } from './start.ts';

const envFile = join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

try {
  const config = readConfig(process.env, ROOT, process.argv.includes('--demo'));
  const assets = builtAssets(join(ROOT, 'dist/public-site'));
  const { url, close } = await start(config, { canonical, prepare, render }, assets);
  console.log(`ready ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
