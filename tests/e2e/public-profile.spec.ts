import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DoctorProfile } from '#contract/profiles.ts';
import { timeZoneOf } from '#contract/time-zones.ts';
import { faults } from '../helpers/accessibility.ts';
import { hydrated, refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { UGLY, plantUglyProfiles } from '../helpers/ugly-profiles.ts';

/** Behind a proxy, so that visitors of several networks can come. */
const test = onOwnDemo(() => startDemo(plantUglyProfiles, { env: { TRUST_PROXY: '1' } }));
// A portrait does not come.
test.use({ expectedErrors: refusals });

const TUESDAY = Date.parse('2026-11-17T18:00:00Z');
const HOUR = 3_600_000;

async function openProfile(page: Page, id: number, at?: string): Promise<void> {
  if (at) await page.clock.setFixedTime(new Date(at));
  await page.goto(`/viewdoctorprofile/${id}`);
  await hydrated(page);
}

test('the badge leads to what was looked up, and from there to how', async ({ page }) => {
  await openProfile(page, 2);
  await page.getByRole('link', { name: /^Verified / }).click();
  const credentials = page.getByRole('region', { name: 'Credentials' });
  await expect(credentials.getByRole('heading')).toBeInViewport();
  await expect(credentials).toContainText('the NPI and every state license were looked up');
  await expect(credentials.getByRole('link', { name: 'How we check' })).toHaveAttribute(
    'href',
    '/how-we-check',
  );
});

test('a visitor reports in two presses; the third makes the doctor confirm by the mailed button', async ({
  page,
}) => {
  test.slow();
  const id = 5;
  for (const n of [1, 2]) await reportOver(page, id, `198.51.${n}.7`);
  await openProfile(page, id);
  await page.getByRole('radio', { name: 'Takes no new patients' }).click();
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByText('Thank you. When several people say so')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something wrong here?' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);

  await page.goto('/demo/outbox');
  await hydrated(page);
  const link = await mailedLink(page);
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you take new patients?');
  await expect(page.getByText('Takes no new patients: 3 visitors')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'No, not at the moment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visitors see that you are full');
  await page.getByRole('link', { name: 'See my public profile' }).click();
  await expect(page.getByText('Not accepting new patients')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visitors see that you are full');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mailed button works, and the report says that it does not', async ({ page }) => {
    const id = 6;
    for (const n of [1, 2, 3]) await reportOver(page, id, `203.0.${n}.9`);
    await page.goto(`/viewdoctorprofile/${id}`);
    // Without JavaScript what is inside of noscript is shown, but Playwright's text locators do not look there.
    const report = page.locator('section', {
      has: page.getByRole('heading', { name: 'Something wrong here?' }),
    });
    await expect(report.locator('noscript')).toBeVisible();
    expect(await report.locator('noscript').innerText()).toContain('This needs JavaScript');
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.goto(await mailedLink(page));
    await page.getByRole('button', { name: 'Yes, I take new patients' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Visitors see that you take new patients',
    );
  });
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('open now goes by the clock of the practice', async ({ page }) => {
    const { zip, state } = (await (
      await page.request.get(`/api/doctors/${UGLY.full}`)
    ).json()) as DoctorProfile;
    const sent = await (await page.request.get(`/viewdoctorprofile/${UGLY.full}`)).text();
    expect(sent).not.toContain('Open now');
    const inBreak = momentAt(timeZoneOf(state, zip), 12);
    await openProfile(page, UGLY.full, inBreak.toISOString());
    await expect(page.getByText('Opens today 1:00 pm').first()).toBeVisible();
    await expect(page.locator('[aria-current="date"]')).toContainText('Tuesday');
    await openProfile(page, UGLY.full, new Date(inBreak.getTime() + HOUR).toISOString());
    await expect(page.getByText('Open now · until 5:30 pm').first()).toBeVisible();
    await expect(page.getByText('8:00 pm – 2:00 am next day')).toBeVisible();
  });
});

test('an empty profile: nothing stands empty, and a portrait that does not come is initials', async ({
  page,
}) => {
  await openProfile(page, UGLY.empty);
  await expect(page.getByText('Hours are not published here.')).toBeVisible();
  for (const name of ['About', 'What I treat', 'Education and training', 'Closed']) {
    await expect(page.locator('main').getByText(name, { exact: true })).toHaveCount(0);
  }
  await expect(page.locator('main img')).toHaveCount(0);
  const empty = await page
    .locator('main :is(ul, dl, dd, li, h2, h3, a)')
    .evaluateAll((all) => all.filter(({ textContent }) => textContent.trim() === '').length);
  expect(empty).toBe(0);
  await isSound(page);
});

test('a full profile, on paper and on a screen', async ({ page }) => {
  test.slow();
  await openProfile(page, UGLY.full);
  await test.step('on paper everything is unfolded, the number in ink, and there are no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
    for (const name of ['Share', 'Print', 'Send', 'Copy the address']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    const call = page.locator('main').getByRole('link', { name: /^Call/ });
    const [color, ink] = await call.evaluate((link) => [
      getComputedStyle(link).color,
      getComputedStyle(document.body).color,
    ]);
    expect(color).toBe(ink);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('main details[open]')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await test.step('long lists are folded: languages, states by video, and where somebody learned', async () => {
    const seen = page.locator('section', { has: page.getByRole('heading', { name: 'Who I see' }) });
    const languages = seen.getByRole('definition').first();
    await expect(seen.getByText('In person, and by video in 20 states')).toBeVisible();
    await expect(seen.locator('details[open]')).toHaveCount(0);
    await expect(seen.locator('details', { hasText: 'Alaska' })).toHaveCount(1);
    const learned = page.locator('section', { has: page.getByRole('heading', { name: 'Education' }) });
    await expect(learned.getByRole('listitem')).toHaveCount(6);
    for (const [fold, count] of [
      [languages, 30],
      [learned, 12],
    ] as const) {
      await fold.getByText(`Show all ${count}`).click();
      await expect(fold.getByText('Show fewer')).toBeVisible();
    }
    await expect(languages.locator('details[open]')).toContainText('Armenian');
    await expect(learned.getByRole('listitem')).toHaveCount(12);
    await expect(learned.getByText(/^Universitätsklinikum 1 \d{4}/)).toBeVisible();
  });
  await isSound(page);
});

test('what can be taken along is: the link and the address are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openProfile(page, 1);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/, [A-Z]{2} \d{5}$/);
});

test('cards of ugly profiles need no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const id of Object.values(UGLY)) {
    const { zip } = (await (await page.request.get(`/api/doctors/${id}`)).json()) as Record<string, string>;
    await page.goto(`/search?searchZipCode=${zip}&radius=5`);
    await hydrated(page);
    await expect(page.locator('main article').first()).toBeVisible();
    expect(await scrollWidth(page)).toBe(320);
  }
});

/** No sideways scrolling, folded and unfolded, and axe finds nothing. */
async function isSound(page: Page): Promise<void> {
  for (const isUnfolded of [false, true]) {
    if (isUnfolded) await page.evaluate(unfold);
    for (const width of [1320, 768, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect([isUnfolded, await scrollWidth(page)]).toEqual([isUnfolded, width]);
    }
  }
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 1320, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page)).toEqual([]);
}

/** On that Tuesday, when a clock in the time zone shows an hour. */
function momentAt(timeZone: string, hour: number): Date {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return new Date(TUESDAY + (hour - Number(format.format(TUESDAY))) * HOUR);
}

function unfold(): void {
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
}

function scrollWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

async function reportOver(page: Page, id: number, network: string): Promise<void> {
  const answer = await page.request.post('/api/reports', {
    data: { id, kind: 'not-accepting' },
    headers: { 'x-forwarded-for': network },
  });
  expect(answer.status()).toBe(200);
}

/** Of the newest mail in the demo's outbox. */
async function mailedLink(page: Page): Promise<string> {
  const answer = await page.request.get('/api/demo/outbox');
  const { data } = (await answer.json()) as { data: { text: string }[] };
  return /\/confirm\?token=[0-9a-f]{32}/.exec(data[0].text)?.[0] ?? '';
}
