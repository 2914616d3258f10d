import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { GuideRecord } from '#contract/guides.ts';
import { find, prepare, render } from '../../public-site/entry-server.tsx';
import { startApp } from '../helpers/app.ts';
import { startBackoffice } from '../helpers/backoffice.ts';

const BROKEN = 'These words break the page.';
/** The site, with a fault: it cannot show a page that has certain words. */
const site = {
  ...{ find, prepare },
  render(...[url, load, facts]: Parameters<typeof render>) {
    if (url === '/terms' && JSON.stringify(load('/api/guides/terms')).includes(BROKEN))
      throw new Error('broken');
    return render(url, load, facts);
  },
};
const FRONT = 'title: Our terms\nkind: Terms\ndescription: Ours.\nlead: Read it.\nreviewed: 2026-11-21';
const file = (words: string) => `---\n${FRONT}\n---\n\n## Ours :section{#ours}\n\n${words}\n`;

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

async function startOffice(options?: Parameters<typeof startBackoffice>[1]) {
  const office = await startBackoffice(undefined, options);
  ({ close } = office.app);
  const one = async () => (await office.client.getOne('guides', { id: 'terms' })).data as GuideRecord;
  const save = async (text: string) => office.call('PUT', '/guides/terms', { ...(await one()), text });
  const page = async () => (await office.app.get('/terms')).text;
  return { ...office, one, save, page };
}

it.each(['js.foo', 'cite.mark', 'constructor.name', 'x" onclick="y', '{{siteName}}'])(
  'a piece of code named %j is shown as a piece of code',
  async (language) => {
    const { save, page } = await startOffice();
    const { status } = await save(file(`\`\`\`${language}\nlet it = 1;\n\`\`\``));
    expect(status).toBe(200);
    expect(await page()).toContain('<pre><code>let it = 1;\n</code></pre>');
  },
);

it('what cannot be shown is refused with a sentence, and the page is as before', async () => {
  const { call, save, one, page } = await startOffice({ site });
  const before = await page();
  const { status, body } = await save(file(BROKEN));
  expect([status, body().message]).toEqual([202, expect.stringContaining('not be shown as a page')]);
  const preview = { text: file(BROKEN) };
  expect((await call('POST', '/guides/terms/preview', preview)).status).toBe(202);
  expect(await page()).toBe(before);
  expect((await one()).is_replaced).toBe(false);
});

it.each([
  ['cannot be shown', file(BROKEN)],
  ['cannot be read', file(':nothing[x]')],
])('what was saved and, since an update, %s leaves the last good one', async (_, bad) => {
  const { store, save, page } = await startOffice({ site });
  expect((await save(file('Good words.'))).status).toBe(200);
  store.transaction(() => store.guides.save({ name: 'terms', text: bad, over: null, said: bad, by: null }));
  expect(await page()).toContain('Good words.');
  expect((await save(file('Better words.'))).status).toBe(200);
  expect(await page()).toContain('Better words.');
});

it('a file of the operator’s that cannot be shown leaves the built-in one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'content-'));
  const { page } = await startOffice({ site });
  const before = await page();
  mkdirSync(join(dataDir, 'content'));
  writeFileSync(join(dataDir, 'content/terms.md'), file(BROKEN));
  const app = await startApp(undefined, { site, config: { dataDir } });
  expect((await app.get('/terms')).text).toBe(before);
  await app.close();
  rmSync(dataDir, { recursive: true });
});
