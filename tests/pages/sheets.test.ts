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

test('a file is in one sheet, which whatever needs it names, also for the classes that it composes', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'site'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, 'site', name), text);
  const root = join(folder, 'site');
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
      rolldownOptions: { input: join(root, 'entry.js') },
    },
  });
  const assets = join(folder, 'dist/assets');
  const made = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .sort();
  expect(made.map((file) => readFileSync(join(assets, file), 'utf8').trim())).toEqual([
    'body{margin:1px}._aca{margin:4px}',
    '._aaa{margin:2px}._aad{animation:1s _aae}@keyframes _aae{to{rotate:1turn}}',
    '._aba{margin:3px}',
  ]);
  const manifest = JSON.parse(readFileSync(join(folder, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { css?: string[] }
  >;
  const [all, a, b] = made.map((file) => `assets/${file}`);
  expect(manifest['entry.js'].css).toEqual([all]);
  expect(manifest['a.js'].css?.toSorted()).toEqual([all, a]);
  expect(manifest['b.js'].css?.toSorted()).toEqual([all, b]);
});
