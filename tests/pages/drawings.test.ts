import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const site = join(import.meta.dirname, '../../public-site');

test('the sheets of the site name one SVG: a browser opens a document for each, in the middle of a layout', () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(/image\/svg|\.svg\b/g)].map(() => file),
  );
  expect(named).toEqual(['styles/drawings.css']);
});
