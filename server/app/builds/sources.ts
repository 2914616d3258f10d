import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the product. A build is made of them, and of which packages are installed. */
export const SOURCE_FOLDERS = [
  'contract',
  'db',
  'sample-data',
  'server',
  'saving',
  'article-editor',
  'public-site',
  'backoffice',
];
const FILES = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

/** A digest of all that a build of the installation in `root` is made of: names and contents, whatever their times. */
export function digestOfSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCE_FOLDERS.flatMap((folder) => filesIn(root, folder)), ...FILES])
    hash.update(`${file}\0`).update(contentOf(join(root, file)));
  return hash.digest('hex');
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** With its length, so that no two files are taken for one. */
function contentOf(file: string): Buffer {
  const content = readFileSync(file);
  return Buffer.concat([Buffer.from(`${content.length}\0`), content]);
}
