import { expect } from '@playwright/test';
import { stillness } from '../helpers/accessibility.ts';
import { open, test } from '../helpers/browser.ts';

test('the place field is a combobox that keys alone can use', async ({ page }) => {
  await open(page, '/home');
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.focus();
  // The list of what was typed before the last letter is another one, and would be taken away under the keys.
  const suggested = page.waitForResponse('**/api/places?q=cambridge*');
  await page.keyboard.type('cambridge');
  await (await suggested).finished();
  await stillness(page);
  await expect(where).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await where.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect(where).toHaveAttribute('aria-expanded', 'false');
  await expect(where).toHaveValue('cambridge');

  await page.keyboard.press('ArrowDown');
  const label = await first.locator('> :first-child').or(first).first().textContent();
  await page.keyboard.press('Enter');
  expect(label).toContain(await where.inputValue());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchCity=/);
});

test('the phone menu opens, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/home');
  const menu = page.locator('header summary');
  await menu.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('header details').getByRole('link', { name: 'Pricing' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('header details a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a filter keeps the focus while results change', async ({ page }) => {
  await open(page, '/search?searchState=NY');
  const filter = page.getByRole('checkbox', { name: /^Depression/ });
  await filter.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/search?condition=depression&searchState=NY');
  await expect(filter).toBeChecked();
  await expect(filter).toBeFocused();
});

test('the first Tab offers to skip to the content, and a new page takes the focus to its heading', async ({
  page,
}) => {
  await open(page, '/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await page.locator('main article h3 a').first().press('Enter');
  await expect(page).toHaveURL(/viewdoctorprofile/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('everything that can be tabbed to shows where the focus is', async ({ page }) => {
  await open(page, '/search?searchZipCode=02139');
  const bare: string[] = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const unmarked = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const marked = [
        element,
        ...element.children,
        element.parentElement,
        element.parentElement?.parentElement,
      ]
        .filter((near) => near instanceof Element)
        .some(
          (near) =>
            getComputedStyle(near).outlineStyle !== 'none' || getComputedStyle(near).boxShadow !== 'none',
        );
      return marked ? null : element.outerHTML.slice(0, 120);
    });
    if (unmarked) bare.push(unmarked);
  }
  expect(bare).toEqual([]);
});

test('the results of a search are few stops away', async ({ page }) => {
  await open(page, '/search?searchState=NY');
  await page.locator('body').press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the results' })).toBeFocused();
  await page.keyboard.press('Enter');
  const first = page.locator('main article h3 a').first();
  let stops = 2;
  while (stops < 15 && !(await first.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
    stops++;
  }
  await expect(first).toBeFocused();
});

test('past the links that skip, the first name and its telephone number are next', async ({ page }) => {
  for (const path of ['/search?searchState=NY', '/search?q=I+want+to+die&searchZipCode=02139']) {
    await open(page, path);
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
    const card = page.locator('main article').first();
    await expect(card.getByRole('heading').getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.locator('a[href^="tel:"]')).toBeFocused();
  }
});

test('where nobody is found, past them is what leads on', async ({ page }) => {
  await open(page, '/search?searchZipCode=59301&radius=5');
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(page.locator('main #doctors a').first()).toBeFocused();
});

test('on a phone each order of the results is whole while it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/search?searchZipCode=02139');
  const orders = page.getByRole('navigation', { name: 'Order' });
  const links = await orders.getByRole('link').all();
  expect(links.length).toBeGreaterThan(2);
  const isWhole = (link: Element) => {
    const { left, right } = link.getBoundingClientRect();
    const row = link.closest('nav')?.getBoundingClientRect();
    return row !== undefined && left >= row.left - 1 && right <= row.right + 1;
  };
  await links[0].focus();
  for (const link of links) {
    await expect(link).toBeFocused();
    expect(await link.evaluate(isWhole)).toBe(true);
    await page.keyboard.press('Tab');
  }
});
