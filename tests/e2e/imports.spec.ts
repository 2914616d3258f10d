import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { hydrated, test } from '../helpers/browser.ts';
import { importFile } from '../helpers/import-file.ts';
import { openBackoffice, storedToken } from '../helpers/signed-in.ts';

test('an import at work is stopped, and gone on with or removed', async ({ page }) => {
  await openBackoffice(page, '/admin/imports');
  await beginWhenStopped(page);
  const doctors = Array.from({ length: 2000 }, (_, index) => `stopped${index}@example.com,Ada,Stopped`);
  const lines = ['email,first_name,last_name', ...doctors].join('\n');
  await page
    .getByLabel('CSV file of doctors')
    .setInputFiles({ name: 'all.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  await page.getByRole('button', { name: 'Invite 2,000 doctors' }).click();
  await page.getByRole('button', { name: 'Invite them' }).click();
  await page.getByRole('button', { name: 'Stop the import' }).click();
  await expect(
    page.getByText(/^It was stopped\. [\d,]+ doctors? invited, 0 lines left out, [\d,]+ to go\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Invite [\d,]+ more doctors$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the import' })).toBeHidden();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove the import' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('The import is removed.')).toBeVisible();
});

test('200 doctors are invited from a file; nobody is public, and one takes the invitation up', async ({
  page,
  browser,
}) => {
  const stranger = await (await browser.newContext()).newPage();
  const found = async () => {
    const answer = await stranger.request.get('/api/doctors?q=Imported');
    return ((await answer.json()) as { total: number }).total;
  };
  const before = await found();
  await openBackoffice(page, '/admin/imports');
  const buffer = Buffer.from(`\ufeff${importFile(200)}not an address,Bo,Roe,MD,,,,,,\r\n`);
  await page
    .getByLabel('CSV file of doctors')
    .setInputFiles({ name: 'state-list.csv', mimeType: 'text/csv', buffer });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('state-list.csv');
  await expect(page.getByText('200 doctors would be invited, 1 line would be left out.')).toBeVisible();
  const refused = page.getByRole('region', { name: 'Refused: 1 line' });
  await expect(
    refused.getByText('email “not an address”: Please enter a valid e-mail address.'),
  ).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await refused.getByRole('button', { name: 'Download the refused lines' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^refused-\d+\.csv$/);

  await page.getByRole('button', { name: 'Invite 200 doctors' }).click();
  await page.getByRole('button', { name: 'Invite them' }).click();
  await expect(page.getByText('It is through. 200 doctors invited, 1 line left out.')).toBeVisible();
  expect(await found()).toBe(before);

  await page.getByRole('link', { name: 'See who has not come yet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitations');
  await expect(page.getByText('1-25 of 200')).toBeVisible();

  await stranger.goto('/demo/outbox');
  const mail = stranger.getByRole('listitem').filter({ hasText: 'To imported200@example.com' });
  await mail.getByRole('link', { name: /user\/invitation/ }).click();
  await hydrated(stranger);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Imported200');
  expect(await faults(stranger)).toEqual([]);
  await stranger.getByLabel('Password', { exact: true }).fill('seven quiet lanterns');
  await stranger.getByRole('button', { name: 'Take it over' }).click();
  await expect(stranger).toHaveURL(/\/user\/welcome\//);
  expect(await found()).toBe(before);

  await page.reload();
  await expect(page.getByText('1-25 of 199')).toBeVisible();
});

/** The page is told of an import at work; the server begins with it once it is to stop, else it might be through by then. */
async function beginWhenStopped(page: Page): Promise<void> {
  await page.route('**/api/admin/imports/*/start', async (route) => {
    const record = route
      .request()
      .url()
      .replace(/\/start$/, '');
    await page.route(record, async (asked) => {
      const response = await asked.fetch();
      await asked.fulfill({ json: { ...((await response.json()) as object), status: 'running' } });
    });
    await page.route(`${record}/stop`, async (stopped) => {
      const headers = { authorization: (await storedToken(page)) ?? '' };
      await page.unroute(record);
      expect((await page.request.post(`${record}/start`, { headers, data: {} })).status()).toBe(200);
      await stopped.continue();
    });
    await route.fulfill({ json: {} });
  });
}
