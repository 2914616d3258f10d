import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const isRoot = process.getuid?.() === 0;

/** Makes sure that there is a Chromium; says what it does, and what to do when nothing worked. */
export function installChromium(): void {
  const found = findChromium();
  if (found) return console.log(`Chromium: ${found}`);

  console.log('No Chromium here. Trying Playwright’s (about 170 MB) ...');
  run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  if (!findChromium() && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('That did not work. Trying the system’s package ...');
    run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }

  const installed = findChromium();
  if (installed) return console.log(`Chromium: ${installed}`);
  throw new Error(
    'Could not install a browser for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function run(command: string, args: string[]): void {
  console.log(`$ ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

if (import.meta.filename === process.argv[1]) installChromium();
