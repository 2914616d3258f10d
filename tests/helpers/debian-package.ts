import { spawnSync } from 'node:child_process';

/** Makes sure that a command is there, by the Debian package that has it; throws with what to do where it cannot. */
export function needsCommand(command: string, debianPackage: string): void {
  if (isThere(command)) return;
  const install = ['install', '-y', '--no-install-recommends', debianPackage];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', install, { stdio: 'inherit', env });
  if (!isThere(command))
    throw new Error(`This test needs ${command}: apt-get install ${debianPackage}, as root.`);
}

function isThere(command: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', command]).status === 0;
}
