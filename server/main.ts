import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, prepare, render } from '../public-site/entry-server.tsx';
import { readConfig } from './config.ts';
import { endOnUncaught } from './last-resort.ts';
import { listen } from './listen.ts';
import { open } from './open.ts';
import { builtAssets } from './pages/built-assets.ts';
import { ROOT } from './root.ts';

const envFile = join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

try {
  const config = readConfig(process.env, ROOT, process.argv.includes('--demo'));
  const assets = builtAssets(join(ROOT, 'dist/public-site'));
  const opened = await open(config, { canonical, prepare, render }, assets);
  endOnUncaught(opened.log, opened.close);
  const listening = await listen(opened.handler, config);
  console.log(`ready ${listening.url}`);
  const stop = async () => {
    await Promise.all([listening.close(), opened.stop()]);
    opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
