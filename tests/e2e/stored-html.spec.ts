import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { sanitizeArticle } from '../../server/platform/html/sanitize-article.ts';
import { watchedPage } from '../helpers/watched-page.ts';
import { XSS_VECTORS, hostileHtml } from '../helpers/xss-vectors.ts';

const articles = XSS_VECTORS.map(({ html }) => sanitizeArticle(html));

test('as the server sends it, no stored article does anything, even without a content security policy', async ({
  page,
}) => {
  const watch = await watchedPage(page);
  expect(await watch.harmOf(inArticles(articles))).toEqual([]);
});

test('as scripts show it, neither', async ({ page }) => {
  const watch = await watchedPage(page);
  expect(await watch.harmOf(inArticles(articles), 'scripted')).toEqual([]);
});

/** What each does when it is not sanitized: they prove that the watch looks. */
const raw: [string, string, RegExp][] = [
  ['a handler', '<img src=/uploads/a.webp onload=__xss()>', /^ran a script$/],
  ['a handler that waits', '<p onpointerenter=__xss()>x</p>', /^ran a script$/],
  ['a handler of another namespace', '<svg onload=__xss()>', /^ran a script$/],
  ['a script', '<script>__xss()</script>', /^ran a script$/],
  ['an address', '<a href="java&Tab;script:__xss()">x</a>', /^ran a script$/],
  ['a mutation', '<svg></p><style><a id="</style><img src=x onerror=__xss()>">', /^ran a script$/],
  ['a shadow', '<div><template shadowrootmode=open><img src=x onerror=__xss()></template></div>', /^ran a script$/],
  ['a dialog', '<script>alert(1)</script>', /^opened a dialog$/],
  ['an image', '<img src="https://evil.example/i.png">', /^asked https:\/\/evil\.example\/i\.png$/],
  ['a prefetch', '<link rel=preload as=image href="https://evil.example/i.png">', /^asked https:\/\/evil/],
  ['a refresh', '<meta http-equiv=refresh content="0;url=/elsewhere">', /^went to .*\/elsewhere$/],
  ['a form', '<form action=/elsewhere><button>x</button></form>', /^went to .*\/elsewhere/],
  ['a frame', '<iframe srcdoc=x></iframe>', /^made a frame$/],
  ['a window', '<a href="javascript:window.open(\'about:blank\')">x</a>', /^opened a window$/],
  ['a style', '<style>#sentinel{color:red!important}</style>', /^restyled the page$/],
  ['a cover', '<p style="position:fixed;inset:0;margin:0;z-index:9">x</p>', /^covered the page$/],
  ['a clobbered name', '<a id=config></a>', /^named something config$/],
]; // prettier-ignore

test('what is not sanitized is seen', async ({ page }) => {
  test.setTimeout(120_000);
  const watch = await watchedPage(page);
  for (const [name, html, harm] of raw) {
    expect(await watch.harmOf(html), name).toEqual(expect.arrayContaining([expect.stringMatching(harm)]));
  }
});

test('the browser builds exactly the tree that was written, whatever came in', async ({ page }) => {
  const mixed = fc.sample(hostileHtml, { numRuns: 2000, seed: 20261121 }).map(sanitizeArticle);
  const mutated = await page.evaluate(
    (all) => {
      const inner = document.createElement('article');
      return all.filter((html) => {
        inner.innerHTML = html;
        const parsed = new DOMParser().parseFromString(`<article>${html}</article>`, 'text/html');
        return inner.innerHTML !== html || parsed.body.innerHTML !== `<article>${html}</article>`;
      });
    },
    [...articles, ...mixed],
  );
  expect(mutated).toEqual([]);
});

function inArticles(all: string[]): string {
  return all.map((html) => `<article>${html}</article>\n`).join('');
}
