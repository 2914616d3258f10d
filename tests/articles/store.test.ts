import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleKind, ArticleList } from '#contract/articles.ts';
import { plainText } from '../../db/articles/plain-text.ts';
import { seedArticles } from '../../sample-data/articles.ts';
import { articleFiles } from '../../sample-data/article-files.ts';
import { openStore } from '../../db/store.ts';
import type { Store } from '../../db/store.ts';
import { TEXT_PIECES } from '../helpers/costly-html.ts';
import { startApp } from '../helpers/app.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { sized } from '../helpers/scale.ts';
import { PLACES, ROOT, memoryStore } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const FIRST = { count: 10, start: 0 };
const minutesAgo = (minutes: number) =>
  new Date(Date.parse('2026-11-21T12:00:00Z') - minutes * 60_000).toISOString();

function remove(store: Store, id: number): void {
  store.transaction(() => store.articles.remove(id));
}

/** Changes some of what is stored of an article. */
function edit(store: Store, id: number, change: Parameters<typeof publishArticle>[1]): void {
  const article = store.articles.byId(id) ?? expect.fail(`no article ${id}`);
  store.transaction(() => store.articles.put({ ...article, ...change }, id));
}

function newest(store: Store, kind: ArticleKind = 'digest', part = FIRST): number[] {
  return store.articles.newest(kind, part).cards.map(({ id }) => id);
}

function found(store: Store, text: string, kind: ArticleKind = 'digest', part = FIRST): number[] {
  return store.articles.search(kind, text, part)?.ids ?? expect.fail(`${text} is no search`);
}

describe('lists of articles', () => {
  it('are newest first, page by page to the last one and past it, each kind for itself', () => {
    const store = memoryStore();
    const shuffled = [17, 3, 22, 9, 1, 14, 20, 6, 11, 24, 2, 19, 8, 5, 23, 12, 4, 16, 10, 21, 7, 15, 13, 18];
    const byMinute = shuffled.map((minutes) => ({
      minutes,
      id: publishArticle(store, { published_at: minutesAgo(minutes) }),
    }));
    const ai = publishArticle(store, { kind: 'ai', published_at: minutesAgo(30) });
    const expected = byMinute.toSorted((a, b) => a.minutes - b.minutes).map(({ id }) => id);

    for (const start of [0, 10, 20, 30]) {
      const page = store.articles.newest('digest', { count: 10, start });
      expect(page.cards.map(({ id }) => id)).toEqual(expected.slice(start, start + 10));
      expect(page.total).toBe(24);
    }
    expect(newest(store, 'ai')).toEqual([ai]);
    expect(store.articles.changes('ai', FIRST)).toEqual([{ id: ai, updated_at: '2026-11-21T11:30:00.000Z' }]);
    store.close();
  });

  it('of the same moment have the later written first', () => {
    const store = memoryStore();
    const ids = [1, 2, 3].map(() => publishArticle(store));
    expect(newest(store)).toEqual(ids.reverse());
    store.close();
  });

  it('show no drafts, none in review, and what is to come when its time has come', () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const store = memoryStore(() => now);
    const shown = publishArticle(store, { published_at: minutesAgo(60) });
    const hidden = [
      publishArticle(store, { status: 'draft' }),
      publishArticle(store, { status: 'review', published_at: null, cover: null }),
    ];
    const later = publishArticle(store, { published_at: '2026-11-21T12:30:00Z' });
    const before = store.revision();
    expect(newest(store)).toEqual([shown]);
    expect(found(store, 'visit')).toEqual([shown]);
    expect(hidden.concat(later).map((id) => store.articles.shown('digest', id))).toEqual([null, null, null]);

    now = new Date('2026-11-21T12:29:59.999Z');
    expect([store.revision(), store.articles.shown('digest', later)]).toEqual([before, null]);
    now = new Date('2026-11-21T12:30:00Z');
    expect(store.revision()).toBeGreaterThan(before);
    expect(newest(store)).toEqual([later, shown]);
    expect(found(store, 'visit')).toEqual([later, shown]);
    expect(store.articles.shown('digest', later)).toMatchObject({ id: later });
    expect(store.articles.shown('ai', later)).toBeNull();
    store.close();
  });

  it('follow edits: published, moved in time, to the other kind, taken back', () => {
    const store = memoryStore();
    const [old, middle] = [300, 200].map((age) => publishArticle(store, { published_at: minutesAgo(age) }));
    const draft = publishArticle(store, { status: 'draft', published_at: null });
    const steps: [Parameters<typeof publishArticle>[1], digest: number[], ai: number[]][] = [
      [{ status: 'published', published_at: minutesAgo(100) }, [draft, middle, old], []],
      [{ published_at: minutesAgo(250) }, [middle, draft, old], []],
      [{ kind: 'ai' }, [middle, old], [draft]],
      [{ published_at: minutesAgo(-5) }, [middle, old], []],
      [{ kind: 'digest', published_at: minutesAgo(400) }, [middle, old, draft], []],
      [{ status: 'review' }, [middle, old], []],
    ];
    for (const [change, digest, ai] of steps) {
      edit(store, draft, change);
      expect([newest(store), newest(store, 'ai')]).toEqual([digest, ai]);
    }
    store.close();
  });
});

describe('writing articles', () => {
  it('raises the revision when visitors can see it, and leaves all as it was when a transaction fails', () => {
    const store = memoryStore();
    const id = publishArticle(store, { title: 'Tides' });
    const before = { revision: store.revision(), found: found(store, 'tides') };
    const article = store.articles.byId(id) ?? expect.fail();
    const failing = () =>
      store.transaction(() => {
        store.articles.put({ ...article, title: 'Tides again' });
        store.articles.put({ ...article, title: 'Again' }, id);
        found(store, 'again');
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    store.transaction(() => undefined);
    expect({ revision: store.revision(), found: found(store, 'tides') }).toEqual(before);
    expect([newest(store), found(store, 'again')]).toEqual([[id], []]);

    const revisions = [store.revision()];
    for (const act of [
      () => edit(store, id, { title: 'Ebb' }),
      () => publishArticle(store),
      () => edit(store, id, { status: 'draft' }),
      () => edit(store, id, { status: 'published' }),
      () => remove(store, id),
    ]) {
      act();
      revisions.push(store.revision());
    }
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
    expect(revisions).toHaveLength(6);
    store.close();
  });

  it('of a draft raises nothing', () => {
    const store = memoryStore();
    const before = store.revision();
    const id = publishArticle(store, { status: 'draft' });
    edit(store, id, { title: 'Other' });
    remove(store, id);
    expect(store.revision()).toBe(before);
    store.close();
  });

  it('needs a transaction, an id that is there, real dates, and a cover for what is published', () => {
    const store = memoryStore();
    const id = publishArticle(store);
    const article = store.articles.byId(id) ?? expect.fail();
    expect(() => store.articles.put(article)).toThrow('outside of a transaction');
    expect(() => store.articles.remove(id)).toThrow('outside of a transaction');
    expect(() => edit(store, id, { cover: null })).toThrow('CHECK');
    expect(() => edit(store, id, { published_at: 'soon' })).toThrow(RangeError);
    expect(() => store.transaction(() => store.articles.put(article, 99))).toThrow('No article 99');
    expect(newest(store)).toEqual([id]);
    store.close();
  });

  it('keeps the address of what was removed after it was shown, and never gives its id away', () => {
    const store = memoryStore();
    const ids = [
      publishArticle(store),
      publishArticle(store, { kind: 'ai' }),
      publishArticle(store, { status: 'draft' }),
      publishArticle(store, { published_at: '2027-01-01T00:00:00Z' }),
    ];
    for (const id of ids) remove(store, id);
    remove(store, 99);
    expect(store.articles.isRemoved('digest', ids[0])).toBe(true);
    expect(store.articles.isRemoved('ai', ids[0])).toBe(false);
    expect(store.articles.isRemoved('ai', ids[1])).toBe(true);
    expect(store.articles.isRemoved('digest', ids[2])).toBe(false);
    expect(store.articles.isRemoved('digest', ids[3])).toBe(false);
    expect(['/singlepost/1', '/ai-singlepost/:2'].map(store.gonePages.has)).toEqual([true, true]);
    expect(publishArticle(store)).toBe(5);
    store.close();
  });

  it('keeps the text of somebody who leaves', () => {
    const store = memoryStore();
    const user = { first_name: 'A', last_name: 'B', email: 'a@example.com', verified: true, plan: 0 };
    const author_id = store.users.add({
      ...user,
      manage_role: '',
      password_hash: null,
      created_at: minutesAgo(0),
    });
    const id = publishArticle(store, { author_id });
    store.transaction(() => store.users.remove(author_id));
    expect(store.articles.byId(id)).toMatchObject({ author: 'Dr. Amara Osei', author_id: null });
    store.close();
  });
});

describe('searching articles', () => {
  const store = memoryStore();
  const at = (age: number) => ({ published_at: minutesAgo(age) });
  const lithium = publishArticle(store, {
    ...at(50),
    title: 'Lithium today',
    sub_content: 'An old medication, carefully used.',
    contents: '<h2>Blood tests</h2><p>Kidneys and thyroid are checked twice a year.</p>',
  });
  const mood = publishArticle(store, {
    ...at(40),
    title: 'Mood charts',
    sub_content: 'A line a day.',
    contents: '<p>People who take <strong>lithium</strong> and like caf&#xe9;s &amp; r&#233;sum&#xe9;s.</p>',
  });
  const sleep = publishArticle(store, {
    ...at(30),
    title: 'Sleeping well',
    sub_content: 'Nights without lithium, or with it. Señor Muñoz slept.',
    contents: '<p>Anxious people were medicated; O’Neill–Smith says so in §4.</p>',
  });
  afterAll(() => store.close());

  it.each([
    ['title matches before others, those newest first', 'lithium', [lithium, sleep, mood]],
    ['every word, wherever it is', 'kidneys lithium', [lithium]],
    ['not one word alone', 'kidneys charts', []],
    ['any grammatical form', 'sleep', [sleep]],
    ['capitals', 'LITHIUM BLOOD', [lithium]],
    ['without the accents', 'senor munoz', [sleep]],
    ['with the accents', 'Señor MUÑOZ', [sleep]],
    ['with accents of their own', 'sen\u0303or', [sleep]],
    ['what entities stood for', 'café résumé', [mood]],
    ['tags as no words', 'strong', []],
    ['a last word that is not finished', 'lithium medicat', [sleep, lithium]],
    ['a last word that begins several', 'anx', [sleep]],
    ['no other word that is not finished', 'medicat lithium', []],
    ['a finished word as itself', 'day', [mood]],
    ['too little of a word as itself', 'li', []],
    ['punctuation as a space', 'o’neill-smith, (lithium)', [sleep]],
    ['a word twice', 'lithium lithium', [lithium, sleep, mood]],
    ['digits', '4', [sleep]],
  ])('finds %s', (_, text, ids) => {
    expect(found(store, text)).toEqual(ids);
    expect(store.articles.search('digest', text, FIRST)?.total).toBe(ids.length);
  });

  it.each(['', '   ', '"', '*', '-', '()', '… — ?!', '"" AND', '\0', '§'])(
    'takes %j for no search, or a search for its words',
    (text) => {
      const result = store.articles.search('digest', text, FIRST);
      expect(result?.ids ?? null).toEqual(/and/i.test(text) ? expect.any(Array) : null);
    },
  );

  it.each([
    ['lithium OR', [sleep]],
    ['lithium OR charts', []],
    ['lithium NOT kidneys', []],
    ['NEAR(lithium kidneys)', []],
    ['title:lithium', []],
    ['"lithium', [lithium, sleep, mood]],
    ['lithium"', [lithium, sleep, mood]],
    ['lith*', [lithium, sleep, mood]],
    ['-lithium', [lithium, sleep, mood]],
    ['^lithium', [lithium, sleep, mood]],
    ['lithium\0', [lithium, sleep, mood]],
    ["lithium'); DROP TABLE articles; --", []],
    ['{lithium}:+kidneys', [lithium]],
  ])('takes %j for its words', (text, ids) => {
    expect(found(store, text)).toEqual(ids);
  });

  it('takes a beginning for words that are published, however many a draft has', () => {
    const store = memoryStore();
    const shown = publishArticle(store, { title: 'Zirconium' });
    const words = Array.from({ length: 100 }, (_, n) => `zira${n}`).join(' ');
    const draft = publishArticle(store, { status: 'draft', published_at: null, contents: `<p>${words}</p>` });
    expect(found(store, 'zir')).toEqual([shown]);
    edit(store, draft, { status: 'published', published_at: minutesAgo(1), contents: '<p>Ziranium</p>' });
    expect(found(store, 'zira')).toEqual([draft]);
    store.close();
  });

  it('takes whatever text there is', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom(...'lithum "*()-:^{}+\0\'é\u0301ह\u093f漢字٣'.split('')),
        maxLength: 60,
      }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const result = store.articles.search('digest', text, FIRST);
        for (const id of result?.ids ?? []) {
          expect(store.articles.marks(id, result?.words ?? [])).toHaveProperty('passage');
        }
      }),
      { numRuns: sized(50, 2000) },
    );
    const twelve = 'lithium today an old medication carefully used blood tests and kidneys thyroid';
    expect(found(store, twelve)).toEqual([lithium]);
    expect(found(store, `${twelve} ${twelve} xyzzy`)).toEqual([lithium]);
    const long = Array.from({ length: 250 }, (_, i) => `w${i}`).join(' ');
    expect(found(store, long)).toEqual([]);
    expect(found(store, 'lithium '.repeat(125))).toEqual([lithium, sleep, mood]);
    expect(found(store, 'x'.repeat(1000))).toEqual([]);
  });

  it('finds the same as reading everything does, on every page, after every change', () => {
    const words = ['amber', 'birch', 'cedar', 'delta', 'ember'];
    const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((list) => list.join(' '));
    const article = fc.record({
      title: text,
      sub_content: text,
      contents: text.map((body) => `<p>${body}</p>`),
      status: fc.constantFrom('published', 'published', 'draft'),
      kind: fc.constantFrom('digest', 'ai'),
      published_at: fc.integer({ min: -3, max: 40 }).map(minutesAgo),
    });
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ act: fc.constant('add'), article }) },
      { weight: 2, arbitrary: fc.record({ act: fc.constant('edit'), article, which: fc.nat(30) }) },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('remove'), article, which: fc.nat(30) }) },
    );
    const query = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.array(query, { minLength: 3 }),
        (steps, queries) => {
          const fresh = memoryStore();
          const kept = new Map<number, Partial<(typeof steps)[0]['article']>>();
          for (const { act, article: change, ...more } of steps) {
            const ids = [...kept.keys()];
            const id = 'which' in more && ids.length > 0 ? ids[more.which % ids.length] : null;
            if (act === 'add' || id === null) kept.set(publishArticle(fresh, change), change);
            else if (act === 'remove') {
              remove(fresh, id);
              kept.delete(id);
            } else {
              edit(fresh, id, change);
              kept.set(id, change);
            }
            for (const wanted of queries) {
              const all = readAll(kept, wanted);
              const pages = [0, 2, 4].map((start) =>
                found(fresh, wanted.join(' '), 'digest', { count: 2, start }),
              );
              expect(pages.flat()).toEqual(all.slice(0, 6));
              expect(fresh.articles.search('digest', wanted.join(' '), FIRST)?.total).toBe(all.length);
            }
          }
          fresh.close();
        },
      ),
      { numRuns: sized(6, 200) },
    );
  });

  it('marks what matched, and gives the passage of the text that matches best', () => {
    const marked = (id: number, ...words: string[]) => {
      const { title, sub_content, passage } = store.articles.marks(id, words);
      return [title, sub_content, passage].map((text) =>
        text.replace(/\ue000/g, '[').replace(/\ue001/g, ']'),
      );
    };
    expect(marked(lithium, 'lithium', 'medicated')).toEqual([
      '[Lithium] today',
      'An old [medication], carefully used.',
      'Blood tests\nKidneys and thyroid are checked twice a year.',
    ]);
    expect(marked(mood, 'lithium', 'resume')).toEqual([
      'Mood charts',
      'A line a day.',
      'People who take [lithium] and like cafés & [résumés].',
    ]);
  });
});

describe('related articles', () => {
  it('share topics, then are the newest; of the same kind, shown, three at most, never itself', () => {
    const store = memoryStore();
    const put = (age: number, topics: string[], more = {}) =>
      publishArticle(store, { published_at: minutesAgo(age), topics, ...more });
    const one = put(10, ['sleep', 'cbt-i', 'therapy']);
    const none = put(1, ['insurance']);
    const oneShared = put(30, ['sleep']);
    const twoShared = put(40, ['cbt-i', 'sleep', 'work']);
    const newer = put(20, ['therapy', 'work']);
    put(5, ['sleep', 'cbt-i', 'therapy'], { kind: 'ai' });
    put(5, ['sleep', 'cbt-i', 'therapy'], { status: 'draft' });
    put(-5, ['sleep', 'cbt-i', 'therapy']);
    const related = (topics: string[]) =>
      store.articles.related({ id: one, kind: 'digest', topics }).map(({ id }) => id);
    expect(related(['sleep', 'cbt-i', 'therapy'])).toEqual([twoShared, newer, oneShared]);
    expect(related(['insurance'])).toEqual([none, newer, oneShared]);
    expect(related([])).toEqual([none, newer, oneShared]);
    store.close();
  });
});

describe('a store of articles in a file', () => {
  const folder = newFolder();

  it('answers the same after it was closed and opened', () => {
    const options = {
      file: join(folder, 'again.sqlite'),
      migrations: join(ROOT, 'db/migrations'),
      places: PLACES,
      now: () => new Date('2026-11-21T12:00:00Z'),
    };
    const store = openStore(options);
    for (const age of [5, 3, 9, -2])
      publishArticle(store, { published_at: minutesAgo(age), topics: [`t${age}`] });
    remove(store, 1);
    const answers = (of: Store) => [newest(of), found(of, 'visit'), of.articles.isRemoved('digest', 1)];
    const before = answers(store);
    store.close();
    const again = openStore(options);
    expect(answers(again)).toEqual(before);
    expect(before).toEqual([[2, 3], [2, 3], true]);
    again.close();
  });
});

describe('plain text of HTML', () => {
  it.each([
    ['<p>One</p><p>two <b>th</b>ree</p>', 'One\ntwo three'],
    [
      '<h2>A &amp; B</h2>\n<ul><li>c&nbsp;d</li><li>&lt;e&gt; &#8217; &#x2019; &bogus;</li></ul>',
      'A & B\nc d\n<e> ’ ’ &bogus;',
    ],
    ['a<br>b<!-- c <p> --><script>d</script ><style>e</style>f', 'a\nbf'],
    ['<p title="x">a</p', 'a</p'],
    ['&#99999999; &#1114112;', '&#99999999;'],
    ['', ''],
  ])('%j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each(TEXT_PIECES)('is made of any number of %j', (piece) => {
    expect(() => plainText(piece.repeat(100_000))).not.toThrow();
  });
});

describe('sample articles', () => {
  const files = articleFiles();
  const named = files.map((file) => [`${file.kind}/${file.name}`, file] as const);

  it('are 24 of each kind on days of their own, six at least of each with 500 words', () => {
    expect(files).toHaveLength(48);
    expect(new Set(files.map(({ daysAgo }) => daysAgo)).size).toBe(48);
    for (const kind of ['digest', 'ai']) {
      const own = files.filter((file) => file.kind === kind);
      const long = own.filter(({ contents }) => plainText(contents).split(/\s+/).length >= 500);
      expect([own.length, long.length >= 6]).toEqual([24, true]);
    }
    expect(new Set(files.map(({ title }) => title)).size).toBe(48);
  });

  it.each(named)('%s is complete, and its sources are there to follow', (_, file) => {
    expect(file.daysAgo).toSatisfy((days: number) => Number.isInteger(days) && days >= 3 && days <= 700);
    expect(file.title.length).toBeLessThanOrEqual(70);
    expect(file.summary.length).toBeLessThanOrEqual(240);
    expect(file.summary).not.toMatch(/[*_`#[\]]|^-/);
    expect(file.topics.length).toSatisfy((count: number) => count >= 1 && count <= 4);
    expect(file.contents).not.toMatch(/<h1|<img|<script|\*\*|\]\(/);
    const [, sources = ''] = file.contents.split('<h2>Sources</h2>');
    const links = [...sources.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const [, href] of file.contents.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(https:|tel:|sms:|\/)/);
    for (const href of links) expect(href).toMatch(/^https:\/\//);
  });
});

describe('the seed of articles', () => {
  const folder = newFolder();
  const options = {
    file: join(folder, 'directory.sqlite'),
    migrations: join(ROOT, 'db/migrations'),
    uploads: join(folder, 'uploads'),
    seed: 1,
    now: () => new Date('2026-11-21T12:00:00Z'),
    onProgress: () => undefined,
  };
  let added: number[];
  beforeAll(async () => {
    added = [await seedArticles(options), await seedArticles(options)];
  });

  it('adds all of them once, each with a cover of its own, and authors with one picture', async () => {
    expect(added).toEqual([48, 0]);
    const store = openStore({ ...options, places: PLACES });
    const all = (['digest', 'ai'] as const).flatMap(
      (kind) => store.articles.newest(kind, { count: 50, start: 0 }).cards,
    );
    store.close();
    expect(all).toHaveLength(48);
    const images = new Set(
      all.map(({ cover }) => readFileSync(join(options.uploads, `${cover}-640.webp`)).toString('base64')),
    );
    expect(images.size).toBe(48);
    for (const [width, height] of [
      [640, 360],
      [1280, 720],
    ]) {
      const file = join(options.uploads, `${all[0].cover}-${width}.webp`);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
    }
    for (const { author, avatar } of all) {
      const same = all.filter((other) => other.author === author);
      expect(new Set(same.map((other) => other.avatar))).toEqual(new Set([avatar]));
    }
    expect(readdirSync(options.uploads).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it.each(['ai_articles', 'articles'])(
    "gives each of %s its author's picture, in both sizes",
    async (kind) => {
      const app = await startApp(openStore({ ...options, places: PLACES }), { config: { dataDir: folder } });
      const { data } = (await app.get(`/api/${kind}/search?pageSize=100`)).json<ArticleList>();
      expect(data).toHaveLength(24);
      for (const avatar of new Set(data.map((card) => card.avatar ?? 'none'))) {
        for (const size of [96, 256]) {
          const file = await app.get(avatar.replace('-96.webp', `-${size}.webp`));
          expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
          expect(await sharp(file.bytes).metadata()).toMatchObject({ width: size, height: size });
        }
      }
      await app.close();
    },
  );
});

/** What a search has to find, by reading everything: shown digests with every word, titles first, newest first. */
function readAll(
  articles: Map<
    number,
    {
      title?: string;
      sub_content?: string;
      contents?: string;
      status?: string;
      kind?: string;
      published_at?: string;
    }
  >,
  words: string[],
): number[] {
  return [...articles]
    .filter(
      ([, { status, kind, published_at = '' }]) =>
        status === 'published' && kind === 'digest' && published_at <= minutesAgo(0),
    )
    .filter(([, { title, sub_content, contents }]) =>
      words.every((word) => `${title} ${sub_content} ${contents}`.includes(word)),
    )
    .map(([id, { title = '', published_at = '' }]) => ({
      id,
      published_at,
      titled: words.every((word) => title.includes(word)),
    }))
    .sort(
      (a, b) =>
        Number(b.titled) - Number(a.titled) || b.published_at.localeCompare(a.published_at) || b.id - a.id,
    )
    .map(({ id }) => id);
}
