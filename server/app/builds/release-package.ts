import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { operatorCommands } from './operator-commands.ts';

interface Manifest {
  dependencies: Record<string, string>;
  [field: string]: unknown;
}
const KEPT = ['name', 'version', 'private', 'description', 'license', 'type', 'engines', 'allowScripts'];

/**
 * Writes the package.json and package-lock.json of a release into its folder: what it runs on alone, in the versions of
 * the repository's lock, and the commands as they are built. Throws where the build has `imported` another package.
 */
export function releasePackage(root: string, folder: string, imported: string[]): void {
  const whole = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const { dependencies } = whole;
  refuseMissing(imported, dependencies);
  const scripts = {
    start: 'exec node --max-semi-space-size=8 dist/server/main.js',
    ...Object.fromEntries(
      operatorCommands(root).map(({ name, built }) => [name, `node dist/server/${built}.js`]),
    ),
  };
  const kept = Object.fromEntries(KEPT.map((field) => [field, whole[field]]));
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...kept, scripts, dependencies }, null, 2)}\n`,
  );
  writeFileSync(join(folder, '.npmrc'), 'fund=false\naudit=false\n');
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  // What is locked already is taken from the lock: this removes the packages that are only for development.
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function refuseMissing(imported: string[], dependencies: Record<string, string>): void {
  const packages = imported
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  const missing = packages.filter((name) => !(name in dependencies));
  if (missing.length > 0)
    throw new Error(`The build imports ${missing.join(', ')}: name it under dependencies in package.json.`);
}
