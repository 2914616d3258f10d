import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { callsOf, open, test } from '../helpers/browser.ts';

test('“near me” asks the browser when that is pressed, and sends the nearest ZIP code alone', async ({
  page,
  context,
}) => {
  await context.setGeolocation({ latitude: 42.3654, longitude: -71.1041 });
  await context.grantPermissions(['geolocation']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/search?typed=near+me');
  const button = page.getByRole('button', { name: 'Use my position' });
  await expect(button).toBeVisible();
  // The form stands open, for a ZIP code is the other way.
  await expect(page.getByRole('combobox', { name: 'Where' })).toBeVisible();
  expect(asked.filter((url) => url.includes('zip-points'))).toEqual([]);
  await button.click();
  await expect(page).toHaveURL(/searchZipCode=02139/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('02139');
  expect(asked.filter((url) => /42\.3|71\.1/.test(url))).toEqual([]);
});

for (const [what, act] of [
  ['typed', (page: Page) => page.getByRole('combobox', { name: 'Where' }).pressSequentially('Bos')],
  ['chosen an order', (page: Page) => page.getByRole('link', { name: 'Soonest first visit' }).click()],
] as const) {
  test(`a position that is found after its visitor has ${what} leads nowhere`, async ({ page }) => {
    await page.addInitScript(() => {
      const coords = { latitude: 42.3654, longitude: -71.1041 } as GeolocationCoordinates;
      navigator.geolocation.getCurrentPosition = (tell) =>
        addEventListener('found', () => tell({ coords } as GeolocationPosition));
    });
    await open(page, '/search?typed=near+me');
    await page.getByRole('button', { name: 'Use my position' }).click();
    await expect(page.getByText('Looking for the nearest ZIP code …')).toBeVisible();
    await act(page);
    await expect(page.getByText('Looking for the nearest ZIP code …')).toBeHidden();
    const calls = callsOf(page);
    await page.evaluate(() => dispatchEvent(new Event('found')));
    await expect.poll(() => calls.paths()).toEqual([expect.stringContaining('zip-points')]);
    await calls.answered();
    expect(page.url()).not.toContain('searchZipCode');
  });
}

test('“near me” says so where the browser does not tell', async ({ page, context }) => {
  await context.clearPermissions();
  await open(page, '/search?typed=near+me');
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByText('Your browser did not tell. Type your ZIP code above.')).toBeVisible();
});
