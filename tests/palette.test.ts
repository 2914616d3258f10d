import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DARK, LIGHT } from '#contract/palette.ts';
import { paletteModule } from '../public-site/styles/palette.ts';
import { ROOT } from './helpers/stores.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('is made from the colors of the style sheet, in light and dark', () => {
  expect(read('contract/palette.ts')).toBe(paletteModule(read('public-site/styles/tokens.css')));
  expect(Object.keys(DARK)).toEqual(Object.keys(LIGHT));
});

it('has the colors of the files that no style sheet reaches', () => {
  const known = [...Object.values(LIGHT), ...Object.values(DARK)];
  for (const path of ['public-site/static/favicon.svg', 'public-site/static/fallback.css'])
    expect(known).toEqual(expect.arrayContaining(read(path).match(/#[\da-f]{6}/g) ?? []));
});

/** What tests/helpers/accessibility.ts asks in one scheme alone depends on it. */
it('is all that the dark scheme changes', () => {
  const changed = linesIn('prefers-color-scheme').map(({ line }) => line);
  expect(changed.length).toBeGreaterThan(20);
  expect(changed.filter((line) => !/^(--[\w-]+: .*(#|rgb\()|filter: |color-scheme: )/.test(line))).toEqual(
    [],
  );
});

it('and lines are all that colors of the visitor change, beside pictures that they replace', () => {
  const changed = linesIn('forced-colors');
  expect(changed.length).toBeGreaterThan(30);
  const harmless =
    /^(background|fill|stroke|border[\w-]*|outline[\w-]*|text-decoration|forced-color-adjust|appearance): /;
  expect(changed.filter(({ line }) => !harmless.test(line))).toEqual([
    // Two are hidden from whoever hears pages as well; the last is painted on a box that the browser draws then.
    { file: 'components/state-map.module.css', line: 'display: none;' },
    { file: 'pages/accounts/step-count.module.css', line: 'display: none;' },
    { file: 'ui/checkbox.module.css', line: 'display: none;' },
  ]);
});

/** What the style sheets say where something is so of the visitor's colors. */
function linesIn(feature: string): { file: string; line: string }[] {
  const folder = join(ROOT, 'public-site');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return files.toSorted().flatMap((file) => {
    const css = readFileSync(join(folder, file), 'utf8');
    const parts = css.match(new RegExp(`^( *)@media[^{]*${feature}[^{]*\\{[^@]*?\n\\1\\}`, 'gm')) ?? [];
    // What is read here has no other condition in it.
    expect([file, parts.length]).toEqual([file, css.split(`(${feature}`).length - 1]);
    const lines = parts.flatMap((part) => part.match(/^\s*[\w-]+:[^;{]*;/gm) ?? []);
    return lines.map((line) => ({ file, line: line.trim() }));
  });
}
