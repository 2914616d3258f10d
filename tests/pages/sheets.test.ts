import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { shortClasses } from '../../public-site/styles/class-names.ts';
import { IN_NAMED_FOLDER, namedFolder, UNNAMED } from '../../public-site/named-folder.ts';
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
    plugins: [sheets({ sheetOf, fileIn }), namedFolder],
    css: { modules: { generateScopedName: shortName } },
    build: {
      outDir: join(folder, 'dist'),
      manifest: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, 'entry.js'), output: IN_NAMED_FOLDER },
    },
  });
  return join(folder, 'dist');
}

/** The folder of scripts and sheets that is named by what is in them. */
const namedIn = (dist: string) => readdirSync(join(dist, 'assets')).find((name) => !name.includes('.')) ?? '';

const manifestIn = (dist: string) => readFileSync(join(dist, '.vite/manifest.json'), 'utf8');

test('a file is in one sheet, which whatever needs it names, also for the classes that it composes', async () => {
  const dist = await built(FILES);
  const folder = `assets/${namedIn(dist)}`;
  const sheetIn = (name: string) => readFileSync(join(dist, folder, name), 'utf8').trim();
  expect(['1-all.css', '2-a.css', '3-b.css'].map(sheetIn)).toEqual([
    'body{margin:1px}._aca{margin:4px}',
    '._aaa{margin:2px}._aad{animation:1s _aae}@keyframes _aae{to{rotate:1turn}}',
    '._aba{margin:3px}',
  ]);
  const manifest = JSON.parse(manifestIn(dist)) as Record<string, { file: string; css?: string[] }>;
  expect(manifest['entry.js'].file).toBe(`${folder}/entry.js`);
  expect(manifest['entry.js'].css).toEqual([`${folder}/1-all.css`]);
  expect(manifest['a.js'].css?.toSorted()).toEqual([`${folder}/1-all.css`, `${folder}/2-a.css`]);
  expect(manifest['b.js'].css?.toSorted()).toEqual([`${folder}/1-all.css`, `${folder}/3-b.css`]);
});

test('what is built from the same has the same names; scripts and sheets have others as soon as one of them or a font is another', async () => {
  const sheet = '@font-face { font-family: Own; src: url(./own.woff2) } body { font-family: Own }';
  const files = {
    ...FILES,
    'all.css': sheet,
    'own.woff2': 'a font',
    'outside.js': `import url from '../outside.css?url'; document.title = url;`,
    'entry.js': `${FILES['entry.js']} import('./outside.js');`,
    '../outside.css': 'p { margin: 5px }',
  };
  const first = await built(files);
  const font = readdirSync(join(first, 'assets')).find((name) => name.endsWith('.woff2'));
  const again = await built(files);
  expect(readdirSync(join(again, 'assets'))).toEqual(readdirSync(join(first, 'assets')));
  expect(manifestIn(again)).toBe(manifestIn(first));
  for (const changed of [{ 'own.woff2': 'another font' }, { 'b.js': 'document.title = "b"' }]) {
    const next = await built({ ...files, ...changed });
    expect(namedIn(next)).not.toBe(namedIn(first));
    expect(existsSync(join(next, `assets/${font}`))).toBe(!('own.woff2' in changed));
    // Nothing names a folder that is not there.
    expect(manifestIn(next)).not.toContain(UNNAMED);
    expect(readFileSync(join(next, `assets/${namedIn(next)}/outside.js`), 'utf8')).toMatch(
      /[`"]\/assets\/outside-[\w-]+\.css[`"]/,
    );
    // Scripts weigh the same whatever the folder is called.
    const entry = readFileSync(join(next, `assets/${namedIn(next)}/entry.js`), 'utf8');
    expect(entry).toContain('"2-a.css"');
    expect(entry).not.toMatch(/assets\//);
  }
});
