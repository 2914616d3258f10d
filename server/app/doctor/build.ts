import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/configuration/config.ts';
import { isCurrent } from '../builds/builds.ts';
import { fine, look, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** Whether there is a build, and of these sources. A release has none. */
export function buildFindings({ root, version }: Config): Finding[] {
  if (!existsSync(join(root, 'dist/server/main.js')))
    return [wrong('There is no build: npm start makes one.')];
  if (!existsSync(join(root, 'server'))) return [fine(`This is the release ${version}.`)];
  return [
    isCurrent(root)
      ? fine('The build is of these sources.')
      : look('The sources have changed since the build: npm start builds anew before it serves.'),
  ];
}
