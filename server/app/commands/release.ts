import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../../platform/configuration/root.ts';
import { packRelease } from '../builds/pack-release.ts';
import { command } from './command.ts';

await command({
  help: `npm run release [-- options]

Makes psychiatrist-directory-X.Y.Z.tgz and its SHA-256: built, with the packages that it runs on named and locked. The
same commit gives the same bytes. Refused unless everything is committed and CHANGELOG.md has the version with its day.

  --to FOLDER   where to (./releases)
  --draft       from what lies here, committed or not, to try it`,
  options: { to: { type: 'string', default: 'releases' }, draft: { type: 'boolean', default: false } },
  async run({ to, draft }) {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    if (!draft) refuseUnfinished(version);
    const { file, sha256, megabytes } = await packRelease(ROOT, version, resolve(ROOT, to));
    console.log(`${file}, ${megabytes.toFixed(1)} MB\nSHA-256 ${sha256}`);
  },
});

function refuseUnfinished(version: string): void {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).trim();
  if (changed) throw new Error(`Commit or remove first: ${changed.split('\n').join(', ')}`);
  const heading = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').match(/^## .*$/m)?.[0] ?? '';
  const [, named, day] = /^## (\S+) \((\d{4}-\d\d-\d\d)\)$/.exec(heading) ?? [];
  if (named !== version || day === undefined)
    throw new Error(
      `CHANGELOG.md must begin with "## ${version} (YYYY-MM-DD)", the version of package.json and its day; it has "${heading}".`,
    );
}
