import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { faultsInAllColors } from '../helpers/accessibility.ts';
import { hydrated, open, test } from '../helpers/browser.ts';
import { stopClock } from '../helpers/stop-clock.ts';

const ASKED = '/search?insurance=aetna&searchState=NY';
const PHONE = { width: 360, height: 740 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('filters are found by typing, counted as they are ticked, and shown at once', async ({ page }) => {
    await open(page, ASKED);
    await expect(opener(page)).toHaveText('Filters · 1');
    const sheet = await openSheet(page);
    expect(await sheet.evaluate((element) => element.getBoundingClientRect().height)).toBe(PHONE.height);
    await expect(sheet.locator('details[open] > summary > :first-child')).toHaveText([
      'Availability',
      'Insurance',
    ]);
    const show = sheet.getByRole('button', { name: /^Show / });
    await expect(show).toHaveText(/^Show \d+ psychiatrists$/);
    const before = Number.parseInt((await show.textContent())?.slice(5) ?? '');

    await group(sheet, 'Condition').click();
    const find = sheet.getByRole('searchbox', { name: 'Find in Condition' });
    await find.fill('PÁN');
    const lines = sheet.getByRole('group', { name: 'Condition' }).getByRole('checkbox');
    await expect(lines).toHaveCount(1);
    await expect(sheet.getByText('1 match')).toHaveRole('status');
    await lines.check();
    await expect(show).not.toHaveText(`Show ${before} psychiatrists`);
    const text = (await show.textContent()) ?? '';
    const now = Number.parseInt(text.slice(5));
    expect(now).toBeLessThan(before);
    await expect(sheet.getByText(/^\d+ psychiatrists?$/)).toHaveText(text.slice(5));
    await expect(sheet.getByText(/^\d+ psychiatrists?$/)).toHaveRole('status');
    await expect(group(sheet, 'Condition')).toContainText('Panic');
    await expect(page).toHaveURL(ASKED);

    await find.fill('nonsense');
    await expect(sheet.getByText('Nothing in this list is called that.')).toBeVisible();

    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/search?condition=panic&insurance=aetna&searchState=NY');
    const heading = page.locator('main h2[tabindex]');
    await expect(heading).toBeFocused();
    await expect(heading).toContainText(text.slice(5));
    await expect(opener(page)).toHaveText('Filters · 2');
    await page.goBack();
    await expect(page).toHaveURL(ASKED);
    await expect(opener(page)).toHaveText('Filters · 1');
  });

  test('insurers are found by their other names, which are asked for once somebody types', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
    );
    await open(page, ASKED);
    const sheet = await openSheet(page);
    expect(asked.filter((url) => url.includes('insurer-names'))).toEqual([]);
    const lines = sheet.getByRole('group', { name: 'Insurance' }).getByRole('checkbox');
    for (const name of ['BCBS of Texas', 'blue card']) {
      await sheet.getByRole('searchbox', { name: 'Find in Insurance' }).fill(name);
      await expect(lines).toHaveCount(1);
      await expect(lines).toHaveAccessibleName(/^Blue Cross Blue Shield/);
    }
    await sheet.getByRole('searchbox', { name: 'Find in Insurance' }).fill('United Behavioral');
    await expect(lines).toHaveAccessibleName(/^Optum/);
    expect(asked.filter((url) => url.includes('insurer-names'))).toEqual(['/api/insurer-names']);
  });

  test('“back” closes it, keeps what was ticked and leaves nothing behind', async ({ page }) => {
    await open(page, '/aboutus');
    await page.goto(ASKED);
    await hydrated(page);
    await openSheet(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(ASKED);
    await expect(opener(page)).toBeFocused();

    const sheet = await openSheet(page);
    await sheet.getByRole('checkbox', { name: /^Telehealth/ }).check();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${ASKED}&telehealth=1`);
    await page.goBack();
    await expect(page).toHaveURL(ASKED);
    await page.goBack();
    await expect(page).toHaveURL('/aboutus');
  });

  test('“back” closes it before the page has been painted with it, and what was ticked last counts', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, ASKED);
    await openSheet(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    // From now on nothing comes that waits for a paint.
    await stopClock(page);
    await openSheet(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    const sheet = await openSheet(page);
    await sheet.getByRole('checkbox', { name: /^Telehealth/ }).check();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${ASKED}&telehealth=1`);
  });

  test('a reload while it is open leaves no step of its own behind', async ({ page }) => {
    await open(page, '/aboutus');
    await page.goto(ASKED);
    await hydrated(page);
    await openSheet(page);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toHaveText('Filters · 1');
    await page.goBack();
    await expect(page).toHaveURL('/aboutus');
    await page.goForward();
    await expect(page).toHaveURL(ASKED);
  });

  test('Escape, the x and a second Escape close it once, and the focus comes back', async ({ page }) => {
    await open(page, '/aboutus');
    await page.goto(ASKED);
    await hydrated(page);
    const sheet = await openSheet(page);
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(ASKED);

    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    const close = sheet.getByRole('button', { name: 'Close' });
    const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
    expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect(sheet).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/aboutus');
  });

  test('a filter that was typed can be unticked, and all be cleared', async ({ page }) => {
    await open(page, '/search?q=anxiety+telehealth&searchState=NY');
    await expect(opener(page)).toHaveText('Filters · 2');
    const sheet = await openSheet(page);
    const telehealth = sheet.getByRole('checkbox', { name: /^Telehealth/ });
    await telehealth.focus();
    await page.keyboard.press('Space');
    await expect(telehealth).not.toBeChecked();
    await expect(telehealth).toBeFocused();
    await expect(sheet.getByRole('checkbox', { name: /^Anxiety/ })).toBeChecked();
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/search?searchState=NY');
    await expect(opener(page)).toHaveText('Filters');
    await expect(opener(page)).toBeFocused();
  });

  test('a line stays where it is when it finds nobody any more', async ({ page }) => {
    await open(page, '/search?searchState=NY');
    const sheet = await openSheet(page);
    const lines = sheet.locator('label > :nth-child(2)');
    const before = await lines.allTextContents();
    await sheet.getByRole('checkbox', { name: /^Weekend hours/ }).check();
    await group(sheet, 'Language').click();
    await sheet.getByRole('searchbox', { name: 'Find in Language' }).fill('twi');
    await sheet.getByRole('checkbox', { name: /^Twi/ }).check();
    await expect(sheet.getByRole('button', { name: 'Show 0 psychiatrists' })).toBeVisible();
    await sheet.getByRole('searchbox', { name: 'Find in Language' }).fill('');
    const after = await lines.allTextContents();
    expect(after.filter((name) => name !== 'Twi')).toEqual(before.filter((name) => name !== 'Twi'));
  });

  test('the count stays until the next one is there', async ({ page }) => {
    await open(page, ASKED);
    const sheet = await openSheet(page);
    const show = sheet.getByRole('button', { name: /^Show / });
    const texts = await seenTexts(show);
    let answer: () => void = () => undefined;
    await page.route('**/api/doctors?**', async (route) => {
      await new Promise<void>((wanted) => (answer = wanted));
      await route.continue();
    });
    for (const name of [/^Telehealth/, /^Evening hours/]) {
      const asked = page.waitForRequest('**/api/doctors?**');
      await sheet.getByRole('checkbox', { name }).check();
      await asked;
      await expect(sheet.getByText('Searching...')).toBeInViewport({ ratio: 1 });
      answer();
      await expect(sheet.getByText('Searching...')).toBeHidden();
    }
    expect((await texts()).filter((text) => !/^Show \d+ psychiatrists?$/.test(text))).toEqual([]);
    expect(await texts()).toHaveLength(3);
  });

  test('the page behind does not scroll, and what has the focus is never behind the buttons', async ({
    page,
  }) => {
    await open(page, ASKED);
    await page.evaluate(() => scrollTo(0, 120));
    const sheet = await openSheet(page);
    const bar = (await sheet.getByRole('button', { name: 'Clear all' }).boundingBox())?.y ?? 0;
    let seen = 0;
    while (!(await sheet.getByRole('button', { name: 'Clear all' }).evaluate(isFocused))) {
      await page.keyboard.press('Tab');
      const focused = sheet.locator('details :focus');
      if ((await focused.count()) === 0) continue;
      const { y = 0, height = 0 } = (await focused.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(bar);
      seen++;
    }
    expect(seen).toBeGreaterThan(15);

    await sheet.evaluate((element) => element.scrollTo(0, 0));
    await sheet.hover();
    await page.mouse.wheel(0, 5000);
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(120);
  });
});

test.describe('where its code does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/, viewport: PHONE });

  test('the filters unfold on the page', async ({ page }) => {
    await page.route('**/filter-sheet.js', (route) => route.abort());
    await open(page, ASKED);
    await opener(page).click();
    await page.getByRole('checkbox', { name: /^Telehealth/ }).check();
    await expect(page).toHaveURL(`${ASKED}&telehealth=1`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the filters fold on the page and are sent with the form', async ({ page }) => {
    await page.goto(ASKED);
    const telehealth = page.getByRole('checkbox', { name: /^Telehealth/ });
    await expect(telehealth).toBeHidden();
    await opener(page).click();
    await telehealth.check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/telehealth=1/);
    await expect(page).toHaveURL(/insurance=aetna/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('nothing keeps anybody out of the sheet, in either scheme', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, ASKED);
  const sheet = await openSheet(page);
  await group(sheet, 'Condition').click();
  await group(sheet, 'Fees').click();
  expect(await faultsInAllColors(page)).toEqual([]);
});

test('it fits into a phone, upright and across, also with a base text of 32 px', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  for (const standard of [16, 32]) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const [width, height] of [
      [320, 640],
      [640, 360],
    ]) {
      await page.setViewportSize({ width, height });
      await open(page, ASKED);
      const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
      expect(size).toBeGreaterThanOrEqual(standard);
      await expectFits(page);
    }
  }
});

async function expectFits(page: Page): Promise<void> {
  const sheet = await openSheet(page);
  await sheet.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // A line of the list has room between what stays at the top and at the bottom.
  const line = sheet.getByRole('checkbox', { name: /^Weekend hours/ });
  await line.focus();
  await line.press('Space');
  await expect(line).toBeChecked();
  await expect(line).toBeInViewport({ ratio: 1 });
  const covers = await line.evaluate((element) => {
    const { x, y, width: w, height: h } = element.getBoundingClientRect();
    return document.elementFromPoint(x + w / 2, y + h / 2) !== element;
  });
  expect(covers).toBe(false);
  await sheet.getByRole('button', { name: /^Show / }).click();
  await expect(sheet).toBeHidden();
}

test('on a wide screen there is no sheet, and a click searches at once', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 });
  await open(page, ASKED);
  await expect(opener(page)).toBeHidden();
  await page.getByRole('checkbox', { name: /^Telehealth/ }).check();
  await expect(page).toHaveURL(`${ASKED}&telehealth=1`);
});

test('on a phone that is turned, the groups beside the results are those of the search by then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${ASKED}&telehealth=1`);
  const telehealth = page.getByRole('checkbox', { name: /^Telehealth/ });
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('link', { name: /Telehealth/ }).click();
  await expect(page).toHaveURL(ASKED);
  await page.setViewportSize({ width: 1320, height: 900 });
  await expect(telehealth).not.toBeChecked();
  await telehealth.check();
  await expect(page).toHaveURL(`${ASKED}&telehealth=1`);
});

test('on a phone a search elsewhere has the filters of the search by then', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${ASKED}&telehealth=1`);
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('link', { name: /Telehealth/ }).click();
  await expect(page).toHaveURL(ASKED);
  const sheet = await openSheet(page);
  await sheet.getByRole('checkbox', { name: /^In person/ }).check();
  await sheet.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page).toHaveURL('/search?in_person=1&insurance=aetna&searchState=NY');
  await page.getByRole('combobox', { name: 'Where' }).fill('10001');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL('/search?in_person=1&insurance=aetna&searchZipCode=10001');
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

function opener(page: Page): Locator {
  return page.locator('main section > details > summary', { hasText: 'Filters' });
}

async function openSheet(page: Page): Promise<Locator> {
  await opener(page).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  return sheet;
}

function group(sheet: Locator, title: string): Locator {
  return sheet.locator('summary', { hasText: title });
}

/** Every text that an element shows from now on, without those that it repeats. */
async function seenTexts(element: Locator): Promise<() => Promise<string[]>> {
  await element.evaluate((node) => {
    const texts = [node.textContent ?? ''];
    Object.assign(window, { texts });
    new MutationObserver(() => {
      const text = node.textContent ?? '';
      if (text !== texts.at(-1)) texts.push(text);
    }).observe(node, { childList: true, characterData: true, subtree: true });
  });
  return () => element.page().evaluate(() => (window as unknown as { texts: string[] }).texts);
}
