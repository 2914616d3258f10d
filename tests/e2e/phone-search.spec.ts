import { expect } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { open, test } from '../helpers/browser.ts';
import { withFonts } from '../helpers/with-fonts.ts';
import { lettersOf } from '../helpers/viewports.ts';

const ASKED = '/search?condition=anxiety&insurance=aetna&searchZipCode=02139';

test.describe('the answer to a search', () => {
  test('stands on the card, and in the profile that is opened from it', async ({ page }) => {
    await open(page, ASKED);
    const card = page.locator('main article').first();
    const answers = card.getByRole('list', { name: 'What you asked for' });
    await expect(answers.getByRole('listitem').first()).toHaveText('Takes Aetna');
    await expect(answers).toContainText('treats anxiety');
    const said = await answers.innerText();
    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dr.');
    await expect(page).toHaveURL(/viewdoctorprofile/);
    const inProfile = page.getByRole('list', { name: 'What you asked for' });
    await expect(inProfile).toBeVisible();
    expect(await inProfile.innerText()).toBe(said);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dr.');
    await expect(inProfile).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('the form is one line, and the first result is on the first screen', async ({ page }) => {
      await withFonts(page);
      await page.goto(ASKED);
      const name = page.locator('main article h3').first();
      await expect(name).toBeInViewport({ ratio: 1 });
      const card = page.locator('main article').first();
      await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThanOrEqual(380);
      await expect(card.getByRole('link', { name: /555-01/ })).toHaveAttribute('href', /^tel:/);
      await expect(card).toContainText(/Ages \d|All ages/);
      await expect(page.getByText('Takes Aetna').first()).toBeInViewport({ ratio: 1 });
      const fold = page.locator('summary', { hasText: 'Edit' });
      await expect(fold).toContainText('02139 · 25 mi · Anxiety, Aetna');
      const where = page.getByRole('combobox', { name: 'Where' });
      await expect(where).toBeHidden();
      await expect(page.locator('main article').first().getByText('Verified')).toBeVisible();
      await fold.focus();
      await page.keyboard.press('Enter');
      await expect(where).toBeVisible();
      await where.fill('10001');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/searchZipCode=10001|where=10001/);
      await expect(where).toBeHidden();
    });
  });
}

for (const path of ['/home', '/search']) {
  test(`on a phone suggestions on ${path} leave the button free, for a finger and in large letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    for (const size of [16, 32]) {
      await lettersOf(page, size);
      await page.getByRole('combobox', { name: 'Where' }).fill('');
      await page.getByRole('combobox', { name: 'Where' }).pressSequentially('camb');
      const list = page.getByRole('listbox', { name: 'Where' });
      await expect(list.getByRole('option').nth(2)).toBeAttached();
      const button = page.getByRole('search').getByRole('button', { name: 'Search' });
      const end = await list.evaluate((element) => element.getBoundingClientRect().bottom);
      expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(end);
    }
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/camb/i);
  });
}

test('open, nothing keeps anybody out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, ASKED);
  await page.locator('summary', { hasText: 'Edit' }).click();
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a search that asks for nothing, and one that finds nobody, show the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/search', '/search?searchZipCode=59301&radius=5']) {
    await open(page, path);
    await expect(page.getByRole('combobox', { name: 'Where' })).toBeVisible();
  }
});

for (const [width, most] of [
  [320, 640],
  [360, 600],
]) {
  test(`home begins with the search, for whom, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await withFonts(page);
    await open(page, '/home');
    const search = page.getByRole('search').getByRole('button', { name: 'Search' });
    const bottom = () => search.evaluate((button) => button.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const link of await page.locator('header a[href*="988"]').all()) {
      const { height, width: wide } = (await link.boundingBox()) ?? { height: 0, width: 0 };
      expect([height >= 44, wide >= 44]).toEqual([true, true]);
    }

    await page.getByRole('radio', { name: 'Child' }).check();
    await page.getByLabel('Need').selectOption('ADHD');
    await search.click();
    await expect(page).toHaveURL('/search?age=0-5&age=6-12&condition=adhd');
    await expect(page.locator('main article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Child' })).toBeChecked();
    await expect(page.getByLabel('Need')).toHaveValue('adhd');
  });
}
