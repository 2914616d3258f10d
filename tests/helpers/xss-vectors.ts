import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

/** Ways to run `__xss()`, to load from evil.example, to restyle or to frame the page, by technique; each has a name. */
export const XSS_VECTORS = textOf('xss-vectors.txt')
  .split('\n\n')
  .flatMap((section) => {
    const [technique, ...vectors] = section.split('\n  ');
    return vectors.map((html, i) => ({ name: `${technique.slice(0, -1)} ${i + 1}`, html: meant(html) }));
  });

/** Pieces of articles that do no harm by themselves. */
const PIECES = textOf('article-pieces.txt').split('\n').map(meant);

const vectors = fc.constantFrom(...XSS_VECTORS.map(({ html }) => html));
const cutVectors = fc
  .tuple(vectors, fc.nat(100), fc.nat(100))
  .map(([html, from, to]) => html.slice(Math.min(from, to), Math.max(from, to)));

/** Vectors, whole and cut, among pieces of articles in any order. */
export const hostileHtml = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, vectors, cutVectors), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8').trimEnd();
}

/** What is not seen in a line is written as in JavaScript: \n \r \t \u0000. */
function meant(line: string): string {
  return line.replace(/\\(?:[nrt]|u[\da-f]{4})/g, (escape) => JSON.parse(`"${escape}"`) as string);
}
