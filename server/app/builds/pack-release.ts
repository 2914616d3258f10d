import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildProduct } from './build-product.ts';
import { licensesOf } from './licenses.ts';
import { releasePackage } from './release-package.ts';

/** What of the repository is read at run time, or by people. Code is in the build. */
const TAKEN = /^(db|public-site\/content|docs|deploy)\/|^(README\.md|CHANGELOG\.md|LICENSE|\.env\.example)$/;
const CODE = /\.tsx?$/;
/** What the reader has learned from; it reads what it has learned. */
const LEARNED_FROM = /^db\/search\/reading\/trained\/sentences\//;
const isTaken = (file: string) => TAKEN.test(file) && !CODE.test(file) && !LEARNED_FROM.test(file);

/** Packs the installation in `root` as a release into the folder `to`. Answers the archive's path and its digest. */
export async function packRelease(
  root: string,
  version: string,
  to: string,
): Promise<{ file: string; sha256: string; megabytes: number }> {
  const aside = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const folder = join(aside, `psychiatrist-directory-${version}`);
    const imported = await buildProduct(root, join(folder, 'dist'));
    for (const file of filesOf(root).filter(isTaken)) cpSync(join(root, file), join(folder, file));
    releasePackage(root, folder, imported);
    writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.md'), licensesOf(root, folder));
    mkdirSync(to, { recursive: true });
    return pack(folder, join(to, `${basename(folder)}.tgz`), timeOf(root));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Those that git knows, and new ones that it does not ignore. */
function filesOf(root: string): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

function timeOf(root: string): string {
  return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
}

/** Nothing of when, where and by whom it was packed is in it. Wants GNU tar. */
function pack(folder: string, file: string, time: string) {
  const plain = [
    '--sort=name',
    `--mtime=@${time}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--format=ustar',
  ];
  const modes = '--mode=u=rwX,go=rX';
  execFileSync('tar', [
    ...['--create', '--file', file, '--use-compress-program', 'gzip -n -9'],
    ...[...plain, modes, '--directory', join(folder, '..'), basename(folder)],
  ]);
  const content = readFileSync(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  // As `sha256sum --check` reads it.
  writeFileSync(`${file}.sha256`, `${sha256}  ${basename(file)}\n`);
  return { file, sha256, megabytes: content.length / 1e6 };
}
