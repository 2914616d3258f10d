import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { shortClasses } from '../../public-site/styles/class-names.ts';
import { sheets } from '../../public-site/styles/sheets.ts';
import { newFolder } from '../helpers/new-folder.ts';

const FILES = {
  'entry.js': `import './all.css'; import('./a.js'); import('./b.js');`,
  'all.css': 'body { margin: 1px }',
  'a.js': `import styles from './a.module.css'; document.title = styles.own + styles.other;`,
  'b.js': `import styles from './b.module.css'; document.title = styles.own;`,
  'a.module.css': `.own { composes: shared from './shared.module.css'; margin: 2px } .other { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }`,
  'b.module.css': `.own { composes: shared from './shared.module.css'; margin: 3px }`,
  'shared.module.css': '.shared { margin: 4px }',
};

/** A site of these files, built in a new folder. Answers its path. */
async function built(files: Record<string, string>): Promise<string> {
  const folder = newFolder();
  const root = join(folder, 'site');
  mkdirSync(root);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { shortName, fileIn } = shortClasses(root);
  const sheetOf = (file: string) =>
    basename(file) === 'a.module.css' ? '2-a' : basename(file) === 'b.module.css' ? '3-b' : '1-all';
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: sheets({ sheetOf, fileIn }),
    css: { modules: { generateScopedName: shortName } },
    build: {
      outDir: join(folder, 'dist'),
      manifest: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, 'entry.js') },
    },
  });
  return join(folder, 'dist');
}

test('a file is in one sheet, which whatever needs it names, also for the classes that it composes', async () => {
  const dist = await built(FILES);
  const assets = join(dist, 'assets');
  const made = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .sort();
  expect(made.map((file) => readFileSync(join(assets, file), 'utf8').trim())).toEqual([
    'body{margin:1px}._aca{margin:4px}',
    '._aaa{margin:2px}._aad{animation:1s _aae}@keyframes _aae{to{rotate:1turn}}',
    '._aba{margin:3px}',
  ]);
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { css?: string[] }
  >;
  const [all, a, b] = made.map((file) => `assets/${file}`);
  expect(manifest['entry.js'].css).toEqual([all]);
  expect(manifest['a.js'].css?.toSorted()).toEqual([all, a]);
  expect(manifest['b.js'].css?.toSorted()).toEqual([all, b]);
});

test('who has a page keeps all that is the same in the next build, also where a sheet names a file; a new one is not missed', async () => {
  const sheet = '@font-face { font-family: Own; src: url(./own.woff2) } body { font-family: Own }';
  const withFont = { ...FILES, 'all.css': sheet, 'own.woff2': 'a font' };
  const names = async (files: Record<string, string>) =>
    readdirSync(join(await built(files), 'assets')).sort();
  const before = await names(withFont);
  expect(await names(withFont)).toEqual(before);
  const after = await names({ ...withFont, 'own.woff2': 'another font' });
  expect(after.filter((name) => before.includes(name))).toEqual([
    expect.stringMatching(/^2-a-.*css$/),
    expect.stringMatching(/^3-b-.*css$/),
  ]);
});
