import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { GuideRecord, GuideText } from '#contract/guides.ts';
import { fileOf } from '../../server/features/guides/guide-file.ts';
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
const text = (words: string) => `## Ours :section{#ours}\n\n${words}`;

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

async function startOffice(options?: Parameters<typeof startBackoffice>[1]) {
  const office = await startBackoffice(undefined, options);
  ({ close } = office.app);
  const one = async () => (await office.client.getOne('guides', { id: 'terms' })).data as GuideRecord;
  const save = async (markdown: string) =>
    office.call('PUT', '/guides/terms', { ...(await one()), ...OWN, markdown });
  const page = async () => (await office.app.get('/terms')).text;
  return { ...office, one, save, page };
}
const OWN = { title: 'Our terms', questions: [], sources: [] };

it.each(['js.foo', 'cite.mark', 'constructor.name', 'x" onclick="y', '{{siteName}}'])(
  'a piece of code named %j is shown as a piece of code',
  async (language) => {
    const { save, page } = await startOffice();
    const { status } = await save(text(`\`\`\`${language}\nlet it = 1;\n\`\`\``));
    expect(status).toBe(200);
    expect(await page()).toContain('<pre><code>let it = 1;\n</code></pre>');
  },
);

it('what cannot be shown is refused with a sentence, and the page is as before', async () => {
  const { call, save, one, page } = await startOffice({ site });
  const before = await page();
  const { status, body } = await save(text(BROKEN));
  expect([status, body().message]).toEqual([202, expect.stringContaining('not be shown as a page')]);
  const preview = { ...(await one()), ...OWN, markdown: text(BROKEN) };
  expect((await call('POST', '/guides/terms/preview', preview)).status).toBe(202);
  expect(await page()).toBe(before);
  expect((await one()).is_replaced).toBe(false);
});

it.each([
  ['cannot be shown', text(BROKEN)],
  ['cannot be read', text(':nothing[x]')],
])('what was saved and, since an update, %s leaves the last good one', async (_, markdown) => {
  const { store, one, save, page } = await startOffice({ site });
  expect((await save(text('Good words.'))).status).toBe(200);
  const bad = fileOf({ ...((await one()) as GuideText), ...OWN, markdown });
  store.transaction(() => store.guides.save({ name: 'terms', text: bad, said: bad, by: null }));
  expect(await page()).toContain('Good words.');
  expect((await save(text('Better words.'))).status).toBe(200);
  expect(await page()).toContain('Better words.');
});

it('a file of the operator’s that cannot be shown leaves the built-in one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'content-'));
  const { page, one } = await startOffice({ site });
  const before = await page();
  mkdirSync(join(dataDir, 'content'));
  const file = fileOf({ ...((await one()) as GuideText), ...OWN, markdown: text(BROKEN) });
  writeFileSync(join(dataDir, 'content/terms.md'), file);
  const app = await startApp(undefined, { site, config: { dataDir } });
  expect((await app.get('/terms')).text).toBe(before);
  await app.close();
  rmSync(dataDir, { recursive: true });
});
