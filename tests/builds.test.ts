import { mkdirSync, readFileSync, readlinkSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildAside, isCurrent } from '../server/app/builds/builds.ts';
import { newFolder } from './helpers/new-folder.ts';

const FOLDERS = 'contract db sample-data server saving article-editor public-site backoffice node_modules';
const FILES = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json', 'server/main.ts'];
/** Of a process that there is not: numbers end below it. */
const GONE = 2 ** 30;

function sources(): string {
  const root = newFolder();
  for (const folder of FOLDERS.split(' ')) mkdirSync(join(root, folder));
  for (const file of FILES) writeFileSync(join(root, file), '1');
  return root;
}

const making = (text: string) => (folder: string) => writeFile(join(folder, 'main.js'), text);
const served = (root: string) => readFileSync(join(root, 'dist/main.js'), 'utf8');

describe('a build', () => {
  it('is current until a source has another content, not another time', async () => {
    const root = sources();
    expect(isCurrent(root)).toBe(false);
    await buildAside(root, making('first'));
    utimesSync(join(root, 'server/main.ts'), new Date(), new Date(Date.now() + 60_000));
    expect(isCurrent(root)).toBe(true);
    writeFileSync(join(root, 'server/main.ts'), '2');
    // As by a version control that gives files their old times.
    utimesSync(join(root, 'server/main.ts'), 0, 0);
    expect(isCurrent(root)).toBe(false);
  });

  it('is not current with a file that changed its name, or other packages', async () => {
    const root = sources();
    await buildAside(root, making('first'));
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '2');
    expect(isCurrent(root)).toBe(false);
  });

  it('leaves the one before as it was when it fails', async () => {
    const root = sources();
    await buildAside(root, making('first'));
    const failing = buildAside(root, async (folder) => {
      await making('half')(folder);
      throw new Error('no space');
    });
    await expect(failing).rejects.toThrow('no space');
    expect(served(root)).toBe('first');
    expect(readdirSync(join(root, 'builds'))).toHaveLength(1);
  });

  it('leaves a running server its files, and takes away what killed builds left', async () => {
    const root = sources();
    await buildAside(root, making('first'));
    const running = join(root, readlinkSync(join(root, 'dist')));
    mkdirSync(join(root, `builds/1-${GONE}-killed`));
    await buildAside(root, making('second'));
    expect(served(root)).toBe('second');
    expect(readFileSync(join(running, 'main.js'), 'utf8')).toBe('first');
    expect(readdirSync(join(root, 'builds'))).toHaveLength(2);
  });

  it('goes its own way beside another one, and the last to end is served', async () => {
    const root = sources();
    let end = (): void => undefined;
    const ended = new Promise<void>((ends) => (end = ends));
    const slow = buildAside(root, async (folder) => {
      await making('slow')(folder);
      await ended;
    });
    await buildAside(root, making('quick'));
    expect(served(root)).toBe('quick');
    end();
    await slow;
    expect(served(root)).toBe('slow');
  });

  it('takes the place of a folder', async () => {
    const root = sources();
    mkdirSync(join(root, 'dist'));
    await buildAside(root, making('first'));
    expect(served(root)).toBe('first');
  });
});
