import { beforeEach, describe, expect, it } from 'vitest';
import type { GuideRecord, GuideRevision, GuideText, ListedGuide } from '#contract/guides.ts';
import { GUIDE_PATHS } from '#contract/paths.ts';
import { readGuide } from '../../server/features/guides/read-guide.ts';
import { fileOf, guideTextOf } from '../../server/features/guides/guide-file.ts';
import { factsOf } from '../../server/features/guides/facts.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf } from '../helpers/app.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';

let office: Awaited<ReturnType<typeof startBackoffice>>;

beforeEach(async () => {
  office = await startBackoffice();
});

const one = async (id = 'terms') => (await office.client.getOne('guides', { id })).data as GuideRecord;
const save = async (part: Partial<GuideText>, id = 'terms', revision?: number) => {
  const before = await one(id);
  return office.call('PUT', `/guides/${id}`, { ...before, ...part, revision: revision ?? before.revision });
};
const page = async (path = '/terms') => (await office.app.get(path)).text;
const revisions = async (): Promise<GuideRevision[]> =>
  JSON.parse((await office.call('GET', '/guides/terms/revisions')).text) as GuideRevision[];
const TEXT = '## Ours :section{#ours}\n\nOur **own** words of {{siteName}}.';
const OWN = { title: 'Our terms', markdown: TEXT, questions: [], sources: [] };

describe('pages', () => {
  it('are listed with where they are, none of them replaced', async () => {
    const { data, total } = await office.client.getList<ListedGuide>('guides', asking({}));
    expect(total).toBe(GUIDE_PATHS.length);
    expect(data.map(({ path }) => path).sort()).toEqual([...GUIDE_PATHS].sort());
    expect(data.every(({ is_replaced, revision }) => !is_replaced && revision === 0)).toBe(true);
    const shown = ['id', 'is_replaced', 'path', 'revision', 'saved_at', 'title'];
    for (const row of data) expect(Object.keys(row).sort()).toEqual(shown);
    expect((await office.call('GET', '/guides/pricing')).status).toBe(404);
    expect((await office.call('PUT', '/guides/pricing', { ...(await one()) })).status).toBe(404);
  });

  it.each(GUIDE_PATHS.map((path) => path.slice(path.lastIndexOf('/') + 1)))(
    'are taken apart and put together again without a difference: %s',
    async (id) => {
      const { guides } = await contextOf(office.store);
      const facts = factsOf({ siteName: 'X', socialUrl: null, demo: true });
      const file = guides.original(id);
      expect(readGuide(fileOf(guideTextOf(file)), facts)).toEqual(readGuide(file, facts));
      const before = await page(`/api/guides/${id}`);
      expect((await save({}, id)).status).toBe(200);
      expect((await one(id)).is_replaced).toBe(false);
      expect((await save({ lead: 'Another lead.' }, id)).status).toBe(200);
      expect(await page(`/api/guides/${id}`)).not.toBe(before);
    },
  );

  it('are replaced at once, kept pages included, and nobody else’s', async () => {
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
    expect(await page()).not.toMatch(/checked by a lawyer/);
    expect(office.store.guides.one('terms')?.text).not.toMatch(/duties/);
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
    const original = JSON.parse((await office.call('GET', '/guides/terms/original')).text) as GuideText;
    expect((await save(original)).status).toBe(200);
    expect(await page()).toBe(before);
    expect(await one()).toMatchObject({ is_replaced: false, revision: 2 });
    expect(office.store.guides.one('terms')?.text).toBeNull();
  });

  it('keep what they said, the original first, and by whom', async () => {
    await save(OWN);
    await save({ title: 'Their terms' });
    const kept = await revisions();
    expect(kept.map(({ title, saved_by, is_original }) => [title, saved_by, is_original])).toEqual([
      ['Their terms', 'Robin Root', false],
      ['Our terms', 'Robin Root', false],
      [guideTextOf((await contextOf(office.store)).guides.original('terms')).title, null, true],
    ]);
    const [, ours] = kept;
    expect((await save(ours)).status).toBe(200);
    expect(await page()).toContain('<title>Our terms ·');
    expect(await revisions()).toHaveLength(4);
  });

  it('keep fifty of them', async () => {
    await save({ title: 'Before' });
    const text = office.store.guides.one('terms')?.text ?? '';
    const saved = { name: 'terms', text, said: text, by: office.admin };
    const saveMany = () => Array.from({ length: 50 }, () => office.store.guides.save(saved));
    office.store.transaction(saveMany);
    await save({ title: 'After' });
    expect((await revisions()).map(({ title }) => title).slice(0, 2)).toEqual(['After', 'Before']);
    expect(await revisions()).toHaveLength(50);
  });

  it('are not saved over what somebody else has saved', async () => {
    await save(OWN);
    const { status, body } = await save({ title: 'Late' }, 'terms', 0);
    expect(status).toBe(409);
    expect(body().record).toMatchObject({ title: 'Our terms', revision: 1, markdown: TEXT });
    expect(await page()).toContain('<title>Our terms ·');
  });

  it('are told to the trail, by the names of what was changed', async () => {
    await save(OWN);
    await save({ title: 'Mine' });
    const notes = office.store.audit.latest(2).map(({ action, actor_id, note }) => [action, actor_id, note]);
    expect(notes).toEqual([
      ['saved page', office.admin, 'terms: title'],
      ['saved page', office.admin, expect.stringMatching(/^terms: title, .*markdown/)],
    ]);
  });

  it.each<[string, Partial<Record<keyof GuideText, unknown>>, number, RegExp]>([
    ['HTML', { markdown: `${TEXT}\n\n<b>x</b>` }, 202, /^Line 5 of the text: there is HTML in it, “<b>”/],
    ['a script', { markdown: `${TEXT}\n\n<script>x()</script>` }, 202, /^Line 5 of the text: there is HTML/],
    ['a link that runs', { markdown: `${TEXT} [x](javascript:x)` }, 202, /^Line 3 of the text: .*no address/],
    [
      'one whose address stands below',
      { markdown: `${TEXT} [x][y]\n\n[y]: javascript:x` },
      202,
      /^Line 5 .*no address/,
    ],
    [
      'a picture from elsewhere',
      { markdown: `${TEXT} ![x](https://example.com/x.png)` },
      202,
      /^Line 3 .*picture/,
    ],
    [
      'one whose address stands below too',
      { markdown: `${TEXT} ![x][y]\n\n[y]: https://example.com/` },
      202,
      /itself/,
    ],
    [
      'quotes without an end',
      { markdown: `${TEXT}\n\n${'>'.repeat(50_000)}` },
      202,
      /^Line 5 .*more than 10 lists/,
    ],
    ['lists in lists', { markdown: `${TEXT}\n\n${'- - - - a\n'.repeat(600)}` }, 202, /more than 2,000 signs/],
    ['notes without an end', { markdown: `${TEXT}\n\n${':::note\n'.repeat(300)}` }, 202, /more than 200 :::/],
    [
      'a table like a wall',
      { markdown: `${TEXT}\n\n${'|a'.repeat(30)}\n${'|-'.repeat(30)}` },
      202,
      /more than 20 \|/,
    ],
    ['brackets', { markdown: `${TEXT}\n\n${'['.repeat(2000)}` }, 202, /more than 1,000 \[/],
    ['lines without an end', { markdown: `${TEXT}\n\n${'a\n'.repeat(4000)}a` }, 202, /more than 3,000 lines/],
    ['a section without an id', { markdown: '## Ours\n\nx' }, 202, /^Line 1 of the text: a section begins/],
    [
      'an unknown placeholder',
      { markdown: `${TEXT} {{secret}}` },
      202,
      /^Line 3 of the text: 'secret' is none/,
    ],
    ['one above the text', { lead: 'Of {{secret}}' }, 202, /^What stands above the text: 'secret' is none/],
    [
      'a source that nothing cites',
      { sources: [{ id: 'a', title: 'A', publisher: 'B', href: 'https://example.com/' }] },
      202,
      /^What stands above the text: nothing cites 'a'/,
    ],
    ['a citation of nothing', { markdown: `${TEXT} :cite[a]` }, 202, /no source is called 'a'/],
    ['no title', { title: ' ' }, 400, /Please write the title/],
    ['a date that is none', { reviewed: 'soon' }, 400, /A date is written like/],
    [
      'a source elsewhere than on https',
      { sources: [{ id: 'a', title: 'A', publisher: 'B', href: 'javascript:x' }] },
      400,
      /begins with https/,
    ],
    ['front matter within a line', { title: 'A\nkind: B' }, 400, /in one line/],
  ])('refuse %s with a sentence, and are as before', async (_, part, refused, sentence) => {
    const before = await page();
    const { status, body } = await save({ ...OWN, ...(part as Partial<GuideText>) });
    expect(status).toBe(refused);
    expect(body().message).toMatch(sentence);
    expect(await page()).toBe(before);
    expect(
      (await office.call('POST', '/guides/terms/preview', { ...OWN, ...(await one()), ...part })).status,
    ).toBe(refused);
  });

  it('take dashes and quotation marks as words, wherever they stand', async () => {
    const odd = { ...OWN, title: '--- "x": [y] #z', lead: "it's: {a}", markdown: `${TEXT}\n\n---\n\nx: y` };
    expect((await save(odd)).status).toBe(200);
    expect(await one()).toMatchObject({ title: odd.title, lead: odd.lead, markdown: odd.markdown });
  });

  it('are previewed as visitors would see them, without scripts, and nothing is kept', async () => {
    const before = await page();
    const { status, body } = await office.call('POST', '/guides/terms/preview', { ...(await one()), ...OWN });
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
    const json = { ...(await one()), ...OWN };
    expect((await office.app.send('PUT', '/api/admin/guides/terms', { token, json })).status).toBe(403);
    expect((await one()).is_replaced).toBe(false);
  });

  it('show the file when what was saved cannot be read since an update', async () => {
    const before = await page();
    office.store.transaction(() =>
      office.store.guides.save({ name: 'terms', text: 'no front matter', said: '', by: null }),
    );
    expect(await page()).toBe(before);
  });
});
