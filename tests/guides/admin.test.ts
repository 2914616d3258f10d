import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GuideRecord, GuideRevision, ListedGuide } from '#contract/guides.ts';
import { GUIDE_PATHS } from '#contract/paths.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf } from '../helpers/app.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';
import { ROOT } from '../helpers/stores.ts';

let office: Awaited<ReturnType<typeof startBackoffice>>;

beforeEach(async () => {
  office = await startBackoffice();
});
afterEach(() => office.app.close());

const one = async (id = 'terms') => (await office.client.getOne('guides', { id })).data as GuideRecord;
const save = async (text: string, id = 'terms', revision?: number) =>
  office.call('PUT', `/guides/${id}`, { text, revision: revision ?? (await one(id)).revision });
const page = async (path = '/terms') => (await office.app.get(path)).text;
const revisions = async (): Promise<GuideRevision[]> =>
  JSON.parse((await office.call('GET', '/guides/terms/revisions')).text) as GuideRevision[];
const TEXT = '## Ours :section{#ours}\n\nOur **own** words of {{siteName}}.';

interface Parts {
  title?: string;
  lead?: string;
  reviewed?: string;
  /** More of the front matter, from line 7. */
  more?: string;
  /** From line 9 without more. */
  markdown?: string;
}

function file({
  title = 'Our terms',
  lead = 'Read it.',
  reviewed = '2026-11-21',
  more,
  markdown,
}: Parts = {}) {
  const front = ['kind: Terms', 'description: What we agree on.', `lead: ${lead}`, `reviewed: ${reviewed}`];
  return ['---', `title: ${title}`, ...front, ...(more ? [more] : []), '---', '', markdown ?? TEXT, ''].join(
    '\n',
  );
}
const OWN = file();

describe('pages', () => {
  it('are listed with where they are, none of them replaced', async () => {
    const { data, total } = await office.client.getList<ListedGuide>('guides', asking({}));
    expect(total).toBe(GUIDE_PATHS.length);
    expect(data.map(({ path }) => path).sort()).toEqual([...GUIDE_PATHS].sort());
    expect(data.every(({ is_replaced, revision }) => !is_replaced && revision === 0)).toBe(true);
    const shown = ['drafted_at', 'id', 'is_replaced', 'is_updated', 'path', 'revision', 'saved_at', 'title'];
    for (const row of data) expect(Object.keys(row).sort()).toEqual(shown);
    expect((await office.call('GET', '/guides/pricing')).status).toBe(404);
    expect((await office.call('PUT', '/guides/pricing', { text: OWN, revision: 0 })).status).toBe(404);
  });

  it.each(GUIDE_PATHS.map((path) => path.slice(path.lastIndexOf('/') + 1)))(
    'are the text of their file, and the file as long as that is what is saved: %s',
    async (id) => {
      const { text } = await one(id);
      expect(text).toBe(readFileSync(join(ROOT, `public-site/content/${id}.md`), 'utf8'));
      const before = await page(`/api/guides/${id}`);
      expect((await save(text, id)).status).toBe(200);
      expect(await one(id)).toMatchObject({ is_replaced: false, original: null });
      expect(await page(`/api/guides/${id}`)).toBe(before);
      expect((await save(text.replace(/^title: .*/m, 'title: Another title'), id)).status).toBe(200);
      expect(await page(`/api/guides/${id}`)).toContain('Another title');
    },
  );

  it('are replaced at once, cached pages included, and nobody else’s', async () => {
    const others = await page('/insurance');
    expect(await page()).not.toContain('Our <strong>own</strong>');
    expect((await save(OWN)).status).toBe(200);
    const html = await page();
    expect(html).toContain('<title>Our terms · Test Directory</title>');
    expect(html).toContain('<h2 id="ours">Ours</h2><p>Our <strong>own</strong> words of Test Directory.</p>');
    expect(await page('/insurance')).toBe(others);
    const again = await contextOf(office.store);
    expect(again.guides.find('terms')?.title).toBe('Our terms');
  });

  it('tell who runs the site, and no visitor, what has to be done so that they are true', async () => {
    const DUTY = 'Have it checked by a lawyer where you are established';
    const told = async () => (await one()).duties.map(({ duty }) => duty).join(' ');
    expect(await told()).toContain(DUTY);
    expect(await told()).toContain('The software sends no such mail by itself.');
    for (const path of ['/terms', '/api/guides/terms'])
      expect(await page(path)).not.toMatch(/checked by a lawyer/);
    await save(OWN);
    expect(await told()).toContain(DUTY);
    await save(file({ more: 'duties:\n  - duty: Ask somebody.' }));
    expect(await told()).toBe('Ask somebody.');
    for (const path of ['/terms', '/api/guides/terms'])
      expect(await page(path)).not.toContain('Ask somebody');
  });

  it('follow the name of the site', async () => {
    await save(OWN);
    const settings = (await office.client.getOne('settings', { id: 'site' })).data as object;
    await office.call('PUT', '/settings/site', { ...settings, site_name: 'Mind House' });
    expect(await page()).toContain('words of Mind House.');
  });

  it('are put back by saving what the file says, and then follow the file', async () => {
    const before = await page();
    await save(OWN);
    const { original } = await one();
    expect((await save(`${original?.replaceAll('\n', '\r\n')}\r\n`)).status).toBe(200);
    expect(await page()).toBe(before);
    expect(await one()).toMatchObject({ is_replaced: false, revision: 2 });
    expect(office.store.guides.one('terms').text).toBeNull();
  });

  it('keep what they said, the original first, and by whom', async () => {
    const before = (await one()).text;
    await save(OWN);
    await save(file({ title: 'Their terms' }));
    const kept = await revisions();
    expect(kept.map(({ text, saved_by, is_original }) => [text, saved_by, is_original])).toEqual([
      [file({ title: 'Their terms' }), 'Robin Root', false],
      [OWN, 'Robin Root', false],
      [before, null, true],
    ]);
    const [, ours] = kept;
    expect((await save(ours.text)).status).toBe(200);
    expect(await page()).toContain('<title>Our terms ·');
    expect(await revisions()).toHaveLength(4);
    expect((await office.call('GET', '/guides/pricing/revisions')).status).toBe(404);
  });

  it('keep fifty of them', async () => {
    const text = file({ title: 'Before' });
    await save(text);
    const saved = { name: 'terms', text, over: null, said: text, by: office.admin };
    const saveMany = () => Array.from({ length: 50 }, () => office.store.guides.save(saved));
    office.store.transaction(saveMany);
    await save(OWN);
    expect((await revisions()).map(({ text: said }) => said).slice(0, 2)).toEqual([OWN, text]);
    expect(await revisions()).toHaveLength(50);
  });

  it('are not saved over what somebody else has saved', async () => {
    await save(OWN);
    const { status, body } = await save(file({ title: 'Late' }), 'terms', 0);
    expect(status).toBe(409);
    expect(body().record).toMatchObject({ title: 'Our terms', revision: 1, text: OWN });
    expect(await page()).toContain('<title>Our terms ·');
  });

  it('are typed as a draft, which nobody else reads, until they are saved', async () => {
    const before = await page();
    const kept = office.store.revision();
    const type = async (text: string, revision?: number) =>
      office.call('POST', '/guides/terms/draft', { text, revision: revision ?? (await one()).revision });
    expect((await type('---\ntitle: half a')).status).toBe(200);
    const said = (await one()).published;
    expect(await one()).toMatchObject({ title: 'Terms', text: '---\ntitle: half a\n', revision: 1 });
    expect((await type(OWN)).body()).toMatchObject({ text: OWN, published: said, saved_at: null });
    expect((await one()).drafted_at).not.toBeNull();
    expect([await page(), await revisions(), office.store.revision()]).toEqual([before, [], kept]);

    const late = await type(file({ title: 'Late' }), 1);
    expect([late.status, late.body().record]).toEqual([409, expect.objectContaining({ text: OWN })]);
    expect((await save(file({ title: 'Late' }), 'terms', 1)).status).toBe(409);

    expect((await save(OWN)).status).toBe(200);
    expect(await page()).toContain('<title>Our terms ·');
    expect(await one()).toMatchObject({ text: OWN, published: null, drafted_at: null, revision: 3 });
    expect((await revisions()).map(({ text }) => text)).toEqual([OWN, said]);
  });

  it('are published for ten seconds until that is taken back, and what was typed is a draft again', async () => {
    const takeBack = () => office.call('POST', '/guides/terms/take-back', {});
    expect((await takeBack()).status).toBe(409);
    const { text: original } = await one();
    await save(OWN);
    const back = await takeBack();
    expect(back.status).toBe(200);
    expect(back.body()).toMatchObject({ text: OWN, published: original, is_replaced: false });
    expect(await page()).not.toContain('Our terms');

    await save(OWN);
    await save(file({ title: 'Newer terms' }));
    await takeBack();
    expect(await page()).toContain('Our terms');
    expect(await one()).toMatchObject({ published: OWN, is_replaced: true, is_updated: false });

    await save(OWN);
    const { revision } = await one();
    await office.call('POST', '/guides/terms/draft', { text: file({ title: 'Typed since' }), revision });
    expect((await takeBack()).status).toBe(409);
  });

  it('have no draft any more when what is typed is what they say', async () => {
    const { text } = await one();
    const type = async (typed: string) =>
      office.call('POST', '/guides/terms/draft', { text: typed, revision: (await one()).revision });
    await type(OWN);
    expect((await type(text)).body()).toMatchObject({ text, published: null, drafted_at: null, revision: 2 });
  });

  it('are told to the trail, by the names of what was changed', async () => {
    await save(OWN);
    await save(file({ title: 'Mine' }));
    await save(file({ title: '"Mine"' }));
    const notes = office.store.audit.latest(3).map(({ action, actor_id, note }) => [action, actor_id, note]);
    expect(notes).toEqual([
      ['saved page', office.admin, 'terms: how it is written'],
      ['saved page', office.admin, 'terms: title'],
      ['saved page', office.admin, expect.stringMatching(/^terms: title, .*markdown/)],
    ]);
  });

  it.each<[string, Parts | string, RegExp]>([
    ['HTML', { markdown: `${TEXT}\n\n<b>x</b>` }, /^Line 13: there is HTML in it, “<b>”/],
    ['a script', { markdown: `${TEXT}\n\n<script>x()</script>` }, /^Line 13: there is HTML/],
    ['a link that runs', { markdown: `${TEXT} [x](javascript:x)` }, /^Line 11: .*no address/],
    [
      'one whose address stands below',
      { markdown: `${TEXT} [x][y]\n\n[y]: javascript:x` },
      /^Line 13: .*no address/,
    ],
    [
      'a picture from elsewhere',
      { markdown: `${TEXT} ![x](https://example.com/x.png)` },
      /^Line 11: .*picture/,
    ],
    [
      'one whose address stands below too',
      { markdown: `${TEXT} ![x][y]\n\n[y]: https://example.com/` },
      /itself/,
    ],
    [
      'quotes without an end',
      { markdown: `${TEXT}\n\n${'>'.repeat(50_000)}` },
      /^Line 13: .*more than 10 lists/,
    ],
    ['lists in lists', { markdown: `${TEXT}\n\n${'- - - - a\n'.repeat(600)}` }, /more than 2,000 signs/],
    ['notes without an end', { markdown: `${TEXT}\n\n${':::note\n'.repeat(300)}` }, /more than 200 :::/],
    [
      'a table like a wall',
      { markdown: `${TEXT}\n\n${'|a'.repeat(30)}\n${'|-'.repeat(30)}` },
      /more than 20 \|/,
    ],
    ['stars', { markdown: `${TEXT}\n\n${'**a '.repeat(3000)}` }, /more than 4,000 \*/],
    ['brackets', { markdown: `${TEXT}\n\n${'['.repeat(2000)}` }, /more than 1,000 \[/],
    ['brackets above the text', { more: `sources: ${'['.repeat(900)}` }, /^Line 7: /],
    ['lines without an end', { markdown: `${TEXT}\n\n${'a\n'.repeat(4000)}a` }, /more than 3,000 lines/],
    ['a section without an id', { markdown: '## Ours\n\nx' }, /^Line 9: a section begins/],
    ['an unknown placeholder', { markdown: `${TEXT} {{secret}}` }, /^Line 11: 'secret' is none/],
    ['one above the text', { lead: 'Of {{secret}}' }, /^Line 5: 'secret' is none/],
    [
      'a source that nothing cites',
      { more: 'sources: [{ id: a, title: A, publisher: B, href: https://example.com/ }]' },
      /^Line 7: nothing cites 'a'/,
    ],
    ['a citation of nothing', { markdown: `${TEXT} :cite[a]` }, /^Line 11: no source is called 'a'/],
    ['no title', { title: '' }, /^Line 2: title: must be words\.$/],
    ['a title of nothing', { title: '" "' }, /^Line 2: title: must not be empty\.$/],
    ['what it does not know', { more: 'colour: red' }, /^Line 7: colour: is not known here\.$/],
    ['a date that is none', { reviewed: 'soon' }, /^Line 6: reviewed: must be a date/],
    [
      'a source elsewhere than on https',
      { more: 'sources: [{ id: a, title: A, publisher: B, href: "javascript:x" }]' },
      /^Line 7: sources\.0\.href: .*begins with https/,
    ],
    ['what holds itself', { more: 'duties: &a [*a]' }, /^Line 7: '\*a' stands for something else/],
    ['much above the text', { more: `# ${'x'.repeat(30_000)}` }, /^Line 1: .*at most 30,000 characters/],
    ['what is no YAML', { title: '"Our terms' }, /^Line \d: \w/],
    ['a text alone', TEXT, /^Line 1: a file begins with front matter/],
  ])('refuse %s with a sentence that names the line, and are as before', async (_, written, sentence) => {
    const text = typeof written === 'string' ? written : file(written);
    const before = await page();
    const { status, body } = await save(text);
    expect(status).toBe(202);
    expect(body().message).toMatch(sentence);
    expect(await page()).toBe(before);
    expect((await office.call('POST', '/guides/terms/preview', { text })).status).toBe(202);
  });

  it.each([
    [
      'more than a page can have',
      { text: file({ markdown: 'x'.repeat(60_000) }) },
      /at most 60,000 characters/,
    ],
    ['nothing', {}, /Please write the page/],
  ])('refuse %s before it is read', async (_, part, sentence) => {
    const { status, body } = await office.call('PUT', '/guides/terms', { ...part, revision: 0 });
    expect([status, body().message]).toEqual([400, expect.stringMatching(sentence)]);
    expect((await office.call('POST', '/guides/terms/preview', part)).status).toBe(400);
  });

  it('take dashes and quotation marks as words, wherever they stand', async () => {
    const odd = file({ title: `'--- "x": [y] #z'`, markdown: `${TEXT}\n\n---\n\nx: y` });
    expect((await save(odd)).status).toBe(200);
    expect(await one()).toMatchObject({ title: '--- "x": [y] #z', text: odd });
  });

  it('are previewed as visitors would see them, without scripts, and nothing is kept', async () => {
    const before = await page();
    const { status, body } = await office.call('POST', '/guides/terms/preview', { text: OWN });
    expect(status).toBe(200);
    const html = String(body().html);
    expect(html).toContain('Our <strong>own</strong> words');
    expect(html).toContain('<link rel="stylesheet"');
    expect(html).not.toContain('<script type="module"');
    expect([await page(), await revisions()]).toEqual([before, []]);
  });

  it('are nobody’s but administrators’', async () => {
    await addUser(office.store, { email: 'doctor@example.com', plan: 1 });
    const token = await sessionOf(poster(office.app.url), 'doctor@example.com');
    const json = { text: OWN, revision: 0 };
    expect((await office.app.send('PUT', '/api/admin/guides/terms', { token, json })).status).toBe(403);
    const preview = { token, json };
    expect((await office.app.send('POST', '/api/admin/guides/terms/preview', preview)).status).toBe(403);
    expect((await one()).is_replaced).toBe(false);
  });

  it('say that an update has changed the file since what is written here was begun', async () => {
    const drafted = async (text: string) =>
      office.call('POST', '/guides/terms/draft', { text, revision: (await one()).revision });
    const older = file({ title: 'Older terms' });
    const known = async () => {
      const { is_updated, written_over } = await one();
      return [is_updated, written_over];
    };
    await drafted(OWN);
    expect(await known()).toEqual([false, null]);
    const { guides } = office.store;
    office.store.transaction(() => guides.draft({ name: 'terms', text: OWN, over: older }));
    await drafted(file({ title: 'Typed on' }));
    expect(await known()).toEqual([true, older]);
    await save(OWN);
    expect(await known()).toEqual([false, null]);

    office.store.transaction(() =>
      guides.save({ name: 'terms', text: OWN, over: older, said: OWN, by: null }),
    );
    await drafted(file({ title: 'Typed over it' }));
    expect(await known()).toEqual([true, older]);
    await drafted(OWN);
    expect(await known()).toEqual([true, older]);
    await save((await one()).original ?? '');
    await drafted(OWN);
    expect(await known()).toEqual([false, null]);
  });

  it('show the file when what was saved cannot be read since an update', async () => {
    const before = await page();
    office.store.transaction(() =>
      office.store.guides.save({ name: 'terms', text: 'no front matter', over: null, said: '', by: null }),
    );
    expect(await page()).toBe(before);
    expect(await one()).toMatchObject({ title: 'Terms', text: 'no front matter', is_replaced: true });
    expect((await one()).duties.length).toBeGreaterThan(0);
    expect((await save(OWN)).status).toBe(200);
    expect(office.store.audit.latest(1)[0].note).toMatch(/^terms: title, .*markdown$/);
  });
});
