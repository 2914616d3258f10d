import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../public-site');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** See styles/tokens.css. */
const WIDTHS = ['44em', '62em', '70em', '43.99em', '61.99em', '69.99em'];

it('there is CSS to look at', () => {
  expect(files.length).toBeGreaterThan(50);
});

it.each(files)('%s changes its layout at the three widths alone', (file) => {
  const queries = readFileSync(join(root, file), 'utf8').match(/@(media|import)[^{;]*/g) ?? [];
  const others = /\((min|max)-height:[^)]*\)/g;
  const widths = queries.flatMap((query) => query.replace(others, '').match(/[\d.]+(em|rem|px)/g) ?? []);
  expect(widths.filter((width) => !WIDTHS.includes(width))).toEqual([]);
});
