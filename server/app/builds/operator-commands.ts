import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** They want the sources, or development packages: a release does not have them. */
const OF_A_CLONE = ['build', 'check:facts', 'demo', 'dev', 'release', 'seed'];
const COMMAND = /^tsx (server\/app\/commands\/([\w-]+)\.ts)$/;

/** The commands that a release has as well: the name for `npm run`, the source, and what the build calls it. */
export function operatorCommands(root: string): { name: string; source: string; built: string }[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [, source, file] = COMMAND.exec(script) ?? [];
    return source === undefined || OF_A_CLONE.includes(name)
      ? []
      : [{ name, source, built: `commands/${file}` }];
  });
}
