import { setTimeout } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';

const SITE = 'http://article.test';
const TINY_WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

export interface WatchedPage {
  /** Shows the HTML (in `way`), presses and touches all of it, and says what that did to the page. */
  harmOf(html: string, way?: 'parsed' | 'scripted'): Promise<string[]>;
}

/** A page without any policy, on a site that exists in this test alone. */
export async function watchedPage(page: Page): Promise<WatchedPage> {
  const seen = await watch(page);
  let content = '';
  let opening = false;
  await page.context().route('**', answer);

  const untouched = await shown('', 'parsed');
  return {
    async harmOf(html, way = 'parsed') {
      seen.clear();
      const style = await shown(html, way);
      await page.locator('body').evaluate(provoke);
      await setTimeout(300);
      const { names, covered } = await page.evaluate(look);
      for (const name of names) seen.add(`named something ${name}`);
      if (covered) seen.add('covered the page');
      if (style !== untouched || (await page.evaluate(styles)) !== untouched) seen.add('restyled the page');
      return [...seen];
    },
  };

  async function shown(html: string, way: 'parsed' | 'scripted'): Promise<string> {
    content = way === 'parsed' ? html : '';
    opening = true;
    await page.goto(SITE);
    if (way === 'scripted') await page.evaluate(fill, html);
    return page.evaluate(styles);
  }

  function answer(route: Route, request: Request): Promise<void> {
    if (opening && request.isNavigationRequest()) {
      opening = false;
      return route.fulfill({ contentType: 'text/html', body: around(content) });
    }
    const url = request.url();
    if (/^http:\/\/article\.test\/uploads\/[\w-]+\.webp$/.test(url)) {
      return route.fulfill({ contentType: 'image/webp', body: TINY_WEBP });
    }
    seen.add(request.isNavigationRequest() ? `went to ${url}` : `asked ${url}`);
    // A page that is answered so stays where it is.
    return route.fulfill({ status: 204 });
  }
}

/**
 * Opens pages of the running site, each with an article that begins with `<p>Planted</p>`, presses and touches all of
 * its text, and says what that did. A content security policy that has to step in counts: it is the second wall.
 */
export async function planted(page: Page, site: string, paths: string[]): Promise<string[]> {
  const seen = await watch(page);
  await page.context().route(
    (url) => url.origin !== site,
    (route, request) => {
      seen.add(`asked ${request.url()}`);
      return route.fulfill({ status: 204 });
    },
  );
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.add(`needed the policy: ${message.text()}`);
  });
  for (const path of paths) {
    await page.goto(site + path);
    const text = page.getByText('Planted', { exact: true }).locator('..');
    await text.evaluate(provoke, null, { timeout: 5000 });
    await setTimeout(50);
    if (page.url() !== site + path) seen.add(`went from ${path} to ${page.url()}`);
  }
  return [...seen];
}

async function watch(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('__xss', () => void seen.add('ran a script'));
  page.on('dialog', async (dialog) => {
    seen.add('opened a dialog');
    await dialog.dismiss();
  });
  page.on('frameattached', () => seen.add('made a frame'));
  page.context().on('page', () => seen.add('opened a window'));
  return seen;
}

function around(content: string): string {
  const style =
    'position:fixed;inset-block-end:0;inset-inline-start:0;inline-size:9em;block-size:2em;margin:0';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">
    <title>Article</title></head><body><p id="sentinel" style="${style}">Untouched</p><main>${content}</main></body></html>`;
}

function fill(html: string): void {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
}

/** All of the sentinel's computed style, and what the page's own would hide or color. */
function styles(): string {
  const of = (selector: string, names?: string[]) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const style = getComputedStyle(element);
    return (names ?? [...style]).map((name) => `${name}:${style.getPropertyValue(name)}`);
  };
  const own = [
    'display',
    'visibility',
    'opacity',
    'filter',
    'color',
    'background',
    'font',
    'direction',
    'margin',
  ];
  return [of('#sentinel'), of('html', own), of('body', own)].flat().join(';');
}

/** Every event there is on every element, and a press on each; links may be pressed, but not followed elsewhere. */
function provoke(within: Element): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
  });
  const events = Object.keys(Object.getOwnPropertyDescriptors(HTMLElement.prototype)).filter((name) =>
    name.startsWith('on'),
  );
  for (const element of within.querySelectorAll('*')) {
    for (const name of events) {
      element.dispatchEvent(new Event(name.slice(2), { bubbles: true, cancelable: true }));
    }
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  }
}

function look(): { names: string[]; covered: boolean } {
  const sentinel = document.querySelector('#sentinel');
  const { x = 0, y = 0, width = 0, height = 0 } = sentinel?.getBoundingClientRect() ?? {};
  const named = [...document.querySelectorAll('body [id], body [name]')].filter((one) => one !== sentinel);
  return {
    names: named.map((element) => element.id || (element.getAttribute('name') ?? '')),
    covered: !sentinel || document.elementFromPoint(x + width / 2, y + height / 2) !== sentinel,
  };
}
