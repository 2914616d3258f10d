import { readFileSync } from 'node:fs';
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
