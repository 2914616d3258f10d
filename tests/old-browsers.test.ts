import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkAttributes } from '#contract/article-html.ts';
import { websiteAddress } from '#contract/websites.ts';
import { ROOT } from './helpers/stores.ts';

const FOLDERS = ['article-editor', 'contract', 'public-site', 'saving'];
/** What Safari 16.4 lacks, and no type tells: the language itself is held to ES2023 by tsconfig.json. */
const NEWER =
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|requestIdleCallback|scheduler\.\w+|customElements\.getName)\b|\.(?:checkVisibility|getHTML|setHTMLUnsafe|moveBefore)\(/;

it('what visitors and doctors load asks for nothing that phones of iOS 16 lack', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => NEWER.test(withoutComments(file)))).toEqual([]);
});

it('addresses are read without what they lack', () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    expect(websiteAddress('example.com')).toBe('https://example.com/');
    expect(websiteAddress('http://[')).toBeNull();
    expect(linkAttributes('/home')).toEqual({ href: '/home' });
    expect(linkAttributes('https://example.com/a')).toHaveProperty('rel');
    expect(linkAttributes('https://ada@example.com/')).toEqual({});
    expect(linkAttributes('https://:')).toEqual({});
  } finally {
    Object.assign(URL, { canParse });
  }
});

function withoutComments(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
