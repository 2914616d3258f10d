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

/** What tests/helpers/accessibility.ts asks in the dark depends on it. */
it('is all that the dark scheme changes', () => {
  const files = readdirSync(join(ROOT, 'public-site'), { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => read(`public-site/${file}`));
  const schemes = sheets.flatMap(
    (css) => css.match(/@media[^{]*prefers-color-scheme[^{]*\{[^@]*?\n\}/g) ?? [],
  );
  // What is read here has no other condition in it.
  expect(schemes).toHaveLength(sheets.join().split('prefers-color-scheme').length - 1);
  const changed = schemes
    .flatMap((scheme) => scheme.match(/^\s*[\w-]+:[^;{]*;/gm) ?? [])
    .map((line) => line.trim());
  expect(changed.length).toBeGreaterThan(20);
  expect(changed.filter((line) => !/^(--[\w-]+: .*(#|rgb\()|filter: |color-scheme: )/.test(line))).toEqual(
    [],
  );
});
