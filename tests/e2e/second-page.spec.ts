import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { API } from '#contract/paths.ts';
import { open, test } from '../helpers/browser.ts';

const SEARCH = '/search?searchZipCode=02139';

test.describe('a finger on the way to the next page', () => {
  test('asks at once for all that it needs, once, and counts no visit', async ({ page }) => {
    await open(page, SEARCH);
    const asked = noteAsked(page);
    let come = () => {};
    const comes = new Promise<void>((done) => (come = done));
    await page.route('**/profile-page.js', (route) => comes.then(() => route.continue()));
    await touch(page);
    // Its code, what that imports, and what it shows: none waits for another.
    const held = /\/assets\/\w+\/(profile-page|profile|calling)\.js$|\/api\/doctors\/\d+$/;
    await expect.poll(() => asked.filter((path) => held.test(path)).length).toBe(4);
    come();
    expect(asked).not.toContain(API.visits);
    await firstDoctor(page).click();
    await expect(page).toHaveURL(/viewdoctorprofile/);
    await expect.poll(() => asked).toContain(API.visits);
    expect(asked.filter((path) => path.startsWith('/api/doctors/'))).toHaveLength(1);
    expect(asked.filter((path) => path === API.visits)).toHaveLength(1);
  });

  test('asks for nothing where data are saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, SEARCH);
    const asked = noteAsked(page);
    await touch(page);
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked.filter((path) => /profile|\/api\//.test(path))).toEqual([]);
    await firstDoctor(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dr. ');
  });
});

function firstDoctor(page: Page) {
  return page.locator('main article h3 a').first();
}

/** As a finger that is put down, and not lifted. */
async function touch(page: Page): Promise<void> {
  await firstDoctor(page).dispatchEvent('touchstart');
}

/** The paths that a page asks for from now on. */
function noteAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}
