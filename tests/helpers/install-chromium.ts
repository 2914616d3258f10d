import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import type { Browser } from './chromium.ts';

const isRoot = process.getuid?.() === 0;

/**
 * Makes sure that there is a Chromium, or the one that is asked for; answers where. Says what it does, and throws with
 * what to do when nothing worked.
 */
export function installChromium(browser?: Browser): string {
  const found = (browser ? null : process.env.CHROMIUM_PATH) || findChromium(browser) || install(browser);
  if (!found)
    throw new Error(
      'Could not install a browser for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  console.log(`Chromium: ${found}`);
  return found;
}

function install(browser?: Browser): string | null {
  if (browser !== 'headless-shell') {
    console.log('No Chromium here. Trying Playwright’s (about 170 MB) ...');
    run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  }
  const packages = ['chromium-headless-shell', 'chromium'].filter((name) => name === (browser ?? name));
  if (!findChromium(browser) && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Trying the system’s package ...');
    run('apt-get', ['update']);
    for (const name of packages)
      if (!findChromium(browser)) run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
  return findChromium(browser);
}

function run(command: string, args: string[]): void {
  console.log(`$ ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

if (import.meta.filename === process.argv[1]) installChromium();
