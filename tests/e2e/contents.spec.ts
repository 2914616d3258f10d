import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { open, test } from '../helpers/browser.ts';

test.describe('the contents of a text', () => {
  test.use({ viewport: { width: 1320, height: 800 } });

  for (const kind of ['guide', 'article'] as const) {
    test(`say which section of a ${kind} is read, also after a jump`, async ({ page }) => {
      await open(page, kind === 'guide' ? '/treatment' : await articlePath(page));
      const links = contents(page).getByRole('link');
      await expect(current(page)).toHaveCount(0);
      const count = await links.count();
      expect(count).toBeGreaterThan(2);
      for (const index of [0, count - 2, 1]) {
        const link = links.nth(index);
        const id = (await link.getAttribute('href'))?.slice(1) ?? '';
        await page.evaluate((to) => document.getElementById(to)?.scrollIntoView(), id);
        await expect(link).toHaveAttribute('aria-current', 'location');
        await expect(current(page)).toHaveCount(1);
      }
      expect(await faults(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(current(page)).toHaveCount(0);
    });
  }

  test('are a plain list without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await page.goto('/treatment');
    const link = contents(page).getByRole('link').nth(1);
    await link.click();
    await expect(page).toHaveURL(/#/);
    await expect(current(page)).toHaveCount(0);
    await page.close();
  });
});

function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On this page' });
}

function current(page: Page): Locator {
  return contents(page).locator('a[aria-current]:visible');
}

async function articlePath(page: Page): Promise<string> {
  const answer = await page.request.get('/api/ai_articles/search');
  const [{ id }] = ((await answer.json()) as { data: { id: number }[] }).data;
  return `/ai-singlepost/:${id}`;
}
