import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import fc from 'fast-check';
import satori from 'satori';
import { createElement } from 'satori/jsx';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/platform/configuration/config.ts';
import type { Context } from '../../server/app/create-context.ts';
import { errorHandler } from '../../server/platform/http/errors.ts';
import { listen } from '../../server/platform/http/listen.ts';
import type { Refusal } from '../../server/platform/http/refusal.ts';
import { createShareImages } from '../../server/features/share/share-images.ts';
import { FONTS } from '../../server/features/share/fonts.ts';
import { canWrite, written } from '../../server/features/share/letters.ts';
import { STYLE_SHEET } from '../../server/features/share/style-sheet.ts';
import { Headline } from '../../server/features/share/words.tsx';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { clientOf } from '../helpers/client.ts';
import { doctorsIn, publishOne } from '../helpers/population.ts';
import type { TestDoctor } from '../helpers/population.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { ROOT, memoryStore } from '../helpers/stores.ts';

const PURPLE = { r: 120, g: 0, b: 160 };
const [sample] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 4,
});

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'share-'));
  await mkdir(join(dataDir, 'uploads'));
  const photo = { create: { width: 512, height: 512, channels: 3, background: PURPLE } } as const;
  for (const name of ['portrait-512', 'cover-1280']) {
    await sharp(photo)
      .webp()
      .toFile(join(dataDir, 'uploads', `${name}.webp`));
  }
  app = await startApp(memoryStore(), { config: { dataDir } });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

describe('share pictures', () => {
  it.each([
    ['of the site', () => 'site'],
    ['of a doctor', () => `doctor-${publish({})}`],
    ['of a digest article', () => `digest-${publishArticle(app.store)}`],
    ['of an AI article', () => `ai-${publishArticle(app.store, { kind: 'ai', reviewer: 'Dr. Mei Do' })}`],
  ])('%s are PNG of 1200 × 630', async (_, name) => {
    const { status, headers, body } = await picture(name());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=3600, stale-if-error=86400');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('show the portrait and the cover when there are any', async () => {
    const without = publish({});
    const withPortrait = publish({ avatar: 'portrait' });
    const lost = publish({ avatar: 'lost' });
    expect(await colorAt(`doctor-${withPortrait}`, 1000, 276)).toEqual(PURPLE);
    expect(await colorAt(`doctor-${without}`, 1000, 150)).not.toEqual(PURPLE);
    expect((await picture(`doctor-${lost}`)).status).toBe(200);
    expect(await colorAt(`digest-${publishArticle(app.store, { cover: 'cover' })}`, 1000, 300)).toEqual(
      PURPLE,
    );
  });

  it('change with what they show, and with that alone', async () => {
    const id = publish({ accepting: true, accepting_confirmed_at: '2026-11-12' });
    const first = await picture(`doctor-${id}`);
    expect((await picture(`doctor-${id}`, first.etag)).status).toBe(304);
    expect(
      (await picture(`doctor-${publish({ accepting: true, accepting_confirmed_at: '2026-11-12' })}`)).etag,
    ).toBe(first.etag);
    const later = publish({ accepting: true, accepting_confirmed_at: '2026-11-13' });
    expect((await picture(`doctor-${later}`, first.etag)).status).toBe(200);
    const closed = publish({ accepting: false });
    expect((await picture(`doctor-${closed}`)).etag).not.toBe(first.etag);

    const article = publishArticle(app.store);
    const before = await picture(`digest-${article}`);
    app.store.transaction(() => {
      const row = app.store.articles.byId(article);
      if (row) app.store.articles.put({ ...row, title: 'Another title' }, article);
    });
    expect((await picture(`digest-${article}`, before.etag)).status).toBe(200);
  });

  it('are not there for what visitors cannot see', async () => {
    const draft = publishArticle(app.store, { status: 'draft', published_at: null });
    const future = publishArticle(app.store, { published_at: '2026-11-22T08:00:00.000Z' });
    const ai = publishArticle(app.store, { kind: 'ai' });
    const left = publish({});
    app.store.transaction(() => app.store.users.remove(left));
    const names = [`digest-${draft}`, `digest-${future}`, `digest-${ai}`, `doctor-${left}`];
    for (const name of [...names, 'doctor-0', 'doctor-9999999999999999', 'doctor-x', 'nobody', '..%2Fsite'])
      expect([name, (await picture(name)).status]).toEqual([name, 404]);
  });

  it.each([
    [
      'a very long name',
      { first_name: 'Maximiliana-Konstantina', last_name: 'Wolfeschlegelsteinhausenbergerdorff' },
    ],
    ['letters that no font has', { first_name: '伟', last_name: '张' }],
    ['markup', { first_name: '<script>', last_name: '</svg>&"' }],
    ['nothing but spaces', { first_name: ' ', last_name: ' ' }],
  ])('take a name of %s', async (_, name) => {
    const id = app.store.transaction(() => publishOne(app.store, { ...sample, ...name }));
    expect((await picture(`doctor-${id}`)).status).toBe(200);
  });

  it('show the site where a name or a title has letters that the fonts lack', async () => {
    const site = (await picture('site')).etag;
    const names = [
      { first_name: '慧敏', last_name: '歐陽' },
      { first_name: 'Ada', last_name: 'القحطاني' },
    ].map((name) => app.store.transaction(() => publishOne(app.store, { ...sample, ...name })));
    expect((await picture(`doctor-${names[0]}`)).etag).toBe(site);
    expect((await picture(`doctor-${names[1]}`)).etag).toBe(site);
    expect((await picture(`digest-${publishArticle(app.store, { title: '睡眠' })}`)).etag).toBe(site);
    const known = app.store.transaction(() =>
      publishOne(app.store, { ...sample, first_name: 'Phương 🧠', last_name: 'Şahin' }),
    );
    expect((await picture(`doctor-${known}`)).etag).not.toBe(site);
  });

  it('take many visitors at once', async () => {
    const ids = Array.from({ length: 8 }, (_, day) =>
      publish({ accepting: true, accepting_confirmed_at: `2026-11-0${day + 1}` }),
    );
    const pictures = await Promise.all([...ids, ...ids].map((id) => picture(`doctor-${id}`)));
    expect(pictures.map(({ status }) => status)).toEqual(pictures.map(() => 200));
    expect(new Set(pictures.map(({ etag }) => etag)).size).toBe(ids.length);
  });
});

it('are drawn for so many at once: the others are told when to come back', async () => {
  const { store } = app;
  const images = createShareImages({ store, config: { ...readConfig({}, ROOT), dataDir } });
  const ids = Array.from({ length: 56 }, (_, n) =>
    publish({ accepting: true, accepting_confirmed_at: `2025-0${(n % 9) + 1}-${10 + Math.floor(n / 9)}` }),
  );
  const drawn = await Promise.allSettled(ids.map((id) => images.named(`doctor-${id}`)));
  const refusals = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []));
  expect(refusals.map(({ status, details }) => [status, details.retryAfter])).toEqual(
    Array(4).fill([503, 2]),
  );

  const refusing = express();
  refusing.get('/busy', () => {
    throw refusals[0];
  });
  refusing.use(errorHandler({ log: { error: expect.fail } } as unknown as Context));
  const { url, close } = await listen(refusing, { ...readConfig({}, ROOT), port: 0 });
  const { status, headers } = await clientOf(url).get('/busy');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
  await close();
});

describe('text of pictures', () => {
  it('fits its width, in no more lines than there is room for', async () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 4 }), async (text, mostLines) => {
        const { lines, right } = await headline(text, mostLines);
        expect(lines.length).toBeLessThanOrEqual(mostLines);
        expect(right).toBeLessThan(601);
      }),
      { numRuns: 60 },
    );
  });

  it('loses no word that there is room for, and says where it lost one', async () => {
    const title = 'How long antidepressants take to work, week by week';
    const whole = await headline(title, 4);
    expect([whole.lines.join(' '), whole.size]).toEqual([title, 60]);
    expect((await headline(title, 1)).lines).toEqual(['How long…']);
    // A word that no line can hold.
    expect((await headline('Dr. Maximiliana-Wolfeschlegelsteinhausenbergerdorff', 1)).lines).toEqual([
      expect.stringMatching(/^Dr. Maximiliana-W.*…$/),
    ]);
  });

  it('has the letters of Vietnamese and Polish names, and leaves out what it does not have', async () => {
    for (const name of ['Nguyễn', 'Żółć']) expect(await written(name)).toBe(name);
    expect(await written('A张 🧠 1️⃣\u0000 ḩ')).toBe('A 1 h');
    expect([await canWrite('Nguyễn ḩ 🧠'), await canWrite('张'), await canWrite('Иван')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is drawn without asking anybody else for letters or pictures', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nobody is asked'));
    await written('慧敏 القحطاني 🧠 ✓');
    await headline('慧敏 القحطاني 🧠 ✓', 2);
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockRestore();
  });
});

/** What a headline of 600 pixels becomes: its lines, its size, and how far to the right it reaches. */
async function headline(text: string, mostLines: number) {
  const drawn = await Headline({ text, width: 600, sizes: [60, 48], mostLines });
  const style = { type: 'style', props: { children: STYLE_SHEET }, key: null };
  const svg = await satori(createElement('div', null, style, drawn), {
    width: 600,
    fonts: FONTS,
    embedFont: false,
  });
  const lines = new Map<string, string>();
  let right = 0;
  for (const [, x, y, width, words] of svg.matchAll(TEXT)) {
    lines.set(y, (lines.get(y) ?? '') + words);
    if (words.trim()) right = Math.max(right, Number(x) + Number(width));
  }
  const [, size] = /font-size="(\d+)"/.exec(svg) ?? [];
  return { lines: [...lines.values()].map((line) => line.trim()), size: Number(size), right };
}

const TEXT = /<text x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*>([^<]*)</g;

function publish(profile: Partial<TestDoctor['profile']>): number {
  const doctor = { ...sample, profile: { ...sample.profile, telehealth: false, ...profile } };
  return app.store.transaction(() => publishOne(app.store, doctor));
}

async function picture(name: string, known?: string) {
  const asked: Record<string, string> =
    known === undefined ? {} : { 'if-none-match': known, 'cache-control': 'max-age=0' };
  const { status, headers, bytes } = await app.get(`/share/${name}.png`, { headers: asked });
  return { status, headers, etag: headers.get('etag') ?? '', body: bytes };
}

async function colorAt(name: string, left: number, top: number) {
  const { body } = await picture(name);
  const [r, g, b] = await sharp(body)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  // WebP rounds a little.
  const near = (value: number, wanted: number) => (Math.abs(value - wanted) <= 3 ? wanted : value);
  return { r: near(r, PURPLE.r), g: near(g, PURPLE.g), b: near(b, PURPLE.b) };
}
