import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DoctorCard } from '#contract/search.ts';
import { callsOf, open, test } from '../helpers/browser.ts';
import { needsCommand } from '../helpers/debian-package.ts';
import { putOnList } from '../helpers/put-on-list.ts';

test.beforeAll(() => needsCommand('pdftotext', 'poppler-utils'));

const STATES = ['NY', 'CA', 'TX', 'FL'];

/** So many doctors of several states. */
async function doctors(page: Page, count: number): Promise<DoctorCard[]> {
  const found = STATES.map(async (state) => {
    const answer = await page.request.get(`/api/doctors?searchState=${state}`);
    return ((await answer.json()) as { data: DoctorCard[] }).data;
  });
  return (await Promise.all(found)).flat().slice(0, count);
}

/** The text of each sheet of what is printed. */
async function sheets(page: Page, format: 'Letter' | 'A4', margin = '12mm'): Promise<string[]> {
  const pdf = await page.pdf({
    format,
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}

for (const format of ['Letter', 'A4'] as const) {
  test(`1 to 30 doctors of a call list are all on ${format}, each with the number and the note on one sheet`, async ({
    page,
  }) => {
    test.slow();
    const all = await doctors(page, 30);
    expect(all).toHaveLength(30);
    for (const count of [1, 2, 5, 13, 30]) {
      const listed = all.slice(0, count);
      await putOnList(page, listed);
      await page.evaluate(() => {
        const list = JSON.parse(localStorage.getItem('call-list') ?? '') as {
          doctors: { id: number; note: string }[];
        };
        for (const doctor of list.doctors)
          doctor.note = `First of ${doctor.id}\n${'and on '.repeat(doctor.id % 60)}\nlast of ${doctor.id}`;
        localStorage.setItem('call-list', JSON.stringify(list));
      });
      await open(page, '/list');
      await expect(page.locator('main article')).toHaveCount(count);
      const printed = await sheets(page, format);
      for (const { id, phone, last_name } of listed) {
        const on = printed.filter((sheet) => sheet.includes(phone));
        expect([count, last_name, on.length]).toEqual([count, last_name, 1]);
        expect(on[0]).toContain(last_name);
        expect(on[0]).toContain(`First of ${id}\n`);
        expect(on[0]).toContain(`last of ${id}\n`);
      }
    }
  });

  test(`thirty of a call list without notes are on five sheets of ${format}`, async ({ page }) => {
    await putOnList(page, await doctors(page, 30));
    const calls = callsOf(page);
    await open(page, '/list');
    await expect(page.locator('main article')).toHaveCount(30);
    await calls.answered();
    expect((await sheets(page, format)).length).toBeLessThanOrEqual(5);
  });

  test(`on ${format} no sheet is empty, results are many on each, and say how many there are`, async ({
    page,
  }) => {
    for (const path of [
      '/search?searchState=NY',
      '/search?searchZipCode=02139&telehealth=1',
      '/search?searchState=NY&searchCount=25',
      '/psychiatrists/massachusetts/boston',
      '/home',
    ]) {
      await open(page, path);
      const printed = await sheets(page, format);
      expect([path, printed.filter((sheet) => sheet.trim() === '')]).toEqual([path, []]);
      if (!path.startsWith('/search')) continue;
      const names = await page.locator('main article h3').allTextContents();
      // All but the last are full.
      for (const sheet of printed.slice(0, -1)) {
        const words = sheet.replace(/\s+/g, ' ');
        expect(names.filter((name) => words.includes(name)).length).toBeGreaterThanOrEqual(4);
      }
      const total = /^[\d,]+/.exec(await page.locator('main h2').first().innerText())?.[0];
      expect(printed[0]).toContain(`Printed: ${names.length} of ${total}`);
    }
  });

  test(`results and a profile are on ${format}, with nobody left out`, async ({ page }) => {
    await open(page, '/search?searchState=NY');
    const names = await page.locator('main article h3').allTextContents();
    expect(names.length).toBeGreaterThan(5);
    // A long name goes over two lines; who comes first is another each day.
    const results = (await sheets(page, format)).map((sheet) => sheet.replace(/\s+/g, ' '));
    for (const name of names)
      expect([name, results.filter((sheet) => sheet.includes(name)).length]).toEqual([name, 1]);

    await page.clock.setFixedTime(new Date('2026-11-24T03:00:00Z'));
    await open(page, '/viewdoctorprofile/2');
    await expect(page.locator('[aria-current="date"]')).toBeVisible();
    const phone = await page.locator('main a[href^="tel:+1"]').first().innerText();
    const number = /\(\d{3}\) \d{3}-\d{4}/.exec(phone)?.[0] ?? 'no number';
    const profile = (await sheets(page, format)).join();
    expect(profile).toContain(number);
    // What holds today alone is not on what is kept.
    expect(profile).not.toMatch(/Opens |Open now|[Tt]oday|[Tt]omorrow/);
    expect(profile).toMatch(/Printed on Nov 2[34], 2026/);
  });
}

test('an article on paper says whose it is, and whom to call in a crisis', async ({ page }) => {
  await open(page, '/blogpage');
  const article = await page.locator('main a[href^="/singlepost/"]').first().getAttribute('href');
  await open(page, article ?? '');
  const site = await page.locator('header a[href="/home"]').first().innerText();
  const [first] = await sheets(page, 'Letter');
  expect(first).toContain(site.trim());
  expect(first).toContain('In crisis or thinking of suicide?');
});

test('what a table of a guide shows stands on its sheet, whatever fits above it', async ({ page }) => {
  await open(page, '/insurance');
  const captions = await page.locator('main caption').allTextContents();
  expect(captions.length).toBeGreaterThan(2);
  for (const margin of ['0mm', '4mm', '8mm', '10mm', '12mm', '16mm']) {
    const ends = (await sheets(page, 'Letter', margin)).map((sheet) => sheet.trim().replace(/\s+/g, ' '));
    const alone = captions.filter((caption) => ends.some((end) => end.endsWith(caption)));
    expect([margin, alone]).toEqual([margin, []]);
  }
});
