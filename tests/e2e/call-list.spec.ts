import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DoctorCard } from '#contract/search.ts';
import { faultsInAllColors } from '../helpers/accessibility.ts';
import { callsOf, doctorNames, hydrated, open, refusals, test } from '../helpers/browser.ts';
import { layoutShift } from '../helpers/layout-shift.ts';
import { putOnList } from '../helpers/put-on-list.ts';
import { withFonts } from '../helpers/with-fonts.ts';

test.use({ expectedErrors: refusals });

const SEARCH = '/search?searchZipCode=02139&condition=anxiety&insurance=aetna';
/** A Tuesday, 13:00 in Boston. */
const TUESDAY = new Date('2026-11-17T18:00:00Z');
const entries = (page: Page) => page.locator('main article');
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('call-list'));
const listLink = (page: Page) => page.locator('header').getByRole('link', { name: /^Call list/ });

/** Has the first so many of a search on the list. */
async function save(page: Page, count: number): Promise<void> {
  const answer = await page.request.get(`/api/doctors${SEARCH.slice('/search'.length)}`);
  await putOnList(page, ((await answer.json()) as { data: DoctorCard[] }).data.slice(0, count));
}

/** Opens the list; answers the names on it. */
async function openList(page: Page): Promise<string[]> {
  const read = page.waitForResponse(/\/api\/doctors\/\d+$/);
  await open(page, '/list');
  await read;
  await expect(
    entries(page)
      .first()
      .getByRole('link', { name: /^Call Dr\./ }),
  ).toBeVisible();
  return doctorNames(page);
}

test('from a search to three saved, a list in calling order, a note, and paper', async ({ page }) => {
  await page.clock.setFixedTime(TUESDAY);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, SEARCH);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expect(listLink(page)).toHaveAccessibleName('Call list');
  const names = (await doctorNames(page)).slice(0, 3);
  for (const name of names) {
    await page.getByRole('button', { name: `Save ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Saved ${name}` })).toBeFocused();
  }
  await expect(page).toHaveURL(SEARCH);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

  const calls = callsOf(page);
  await listLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call list');
  await expect(entries(page).getByRole('link', { name: /^Call Dr\./ })).toHaveCount(3);
  const ids = (JSON.parse((await saved(page)) ?? '') as { doctors: { id: number }[] }).doctors.map(
    ({ id }) => id,
  );
  await expect
    .poll(() => asked.filter((path) => path.startsWith('/api/')).sort())
    .toEqual(ids.map((id) => `/api/doctors/${id}`).sort());
  await calls.answered();

  expect((await doctorNames(page)).sort()).toEqual([...names].sort());
  const clocks = await page.locator('main [data-clock]').allTextContents();
  const open_ = clocks.map((text) => text.startsWith('Open now'));
  expect(open_).toEqual([...open_].sort((a, b) => Number(b) - Number(a)));
  expect(open_[0]).toBe(true);
  await expect(entries(page).first()).toContainText('Takes Aetna');
  await expect(page.getByText('for help with anxiety')).toContainText('My insurance is Aetna.');

  const note = page.getByLabel(/^Your note about/).first();
  await note.fill('Ask for Ana.');
  await page
    .getByLabel(/^What came of calling/)
    .first()
    .selectOption('Appointment');
  await page.getByLabel(/^Day of the appointment/).fill('2026-11-30');
  await page.reload();
  await expect(note).toHaveValue('Ask for Ana.');
  await expect(page.getByLabel(/^Day of the appointment/)).toHaveValue('2026-11-30');

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const phone = entries(page)
    .first()
    .getByRole('link', { name: /^Call Dr\./ });
  expect(await phone.evaluate((link) => parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThan(24);
  await expect(page.getByText('Ask for Ana.').last()).toBeVisible();
  await expect(page.getByText('Appointment on Nov 30, 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete the whole list' })).toBeHidden();
});

test('what was typed is said on the telephone as what was ticked is', async ({ page }) => {
  await open(page, '/search?searchZipCode=02139&q=anxiety+aetna+by+video&condition=insomnia');
  await page
    .getByRole('button', { name: /^Save Dr\./ })
    .first()
    .click();
  await listLink(page).click();
  await expect(page.getByText('for help with')).toContainText('insomnia and anxiety');
  await expect(page.getByText('for help with')).toContainText('My insurance is Aetna.');
  await expect(page.getByLabel('By video')).toBeChecked();
});

test('whom a card saved can be called, also when nothing more can be read', async ({ page }) => {
  await open(page, SEARCH);
  await page
    .getByRole('button', { name: /^Save Dr\./ })
    .first()
    .click();
  await expect(listLink(page)).toContainText('1');
  await page.route('**/api/doctors/*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many.' } }),
  );
  await listLink(page).click();
  await expect(page.getByText('It is shown as it was last read.')).toBeVisible();
  await expect(entries(page).getByRole('link', { name: /^Call Dr\./ })).toHaveAttribute('href', /^tel:\+1/);
});

test('a profile saves and takes off, on a phone in a bar that stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/viewdoctorprofile/2');
  const bar = page.getByRole('group', { name: 'Get in touch' });
  await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(bar.getByRole('button', { name: /^Save Dr\./ })).toBeInViewport();
  await bar.getByRole('button', { name: /^Save Dr\./ }).click();
  await expect(bar.getByRole('button', { name: /^Saved Dr\./ })).toBeVisible();
  expect(await saved(page)).toContain('"phone":"(');
  await bar.getByRole('button', { name: /^Saved Dr\./ }).click();
  await expect(bar.getByRole('button', { name: /^Save Dr\./ })).toBeVisible();
  expect(await saved(page)).toBeNull();
});

test('who has notes is not taken off by a press beside their name', async ({ page }) => {
  await save(page, 1);
  const [name] = await openList(page);
  await page.getByLabel(/^Your note about/).fill('Ask for Ana.');
  await open(page, SEARCH);
  await page.getByRole('button', { name: `Saved ${name}` }).click();
  await expect(page.getByText(`You have notes about ${name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Saved ${name}` })).toBeVisible();
});

test('two tabs are in step, and neither takes back what the other wrote', async ({ page, context }) => {
  await save(page, 2);
  const [first, second] = await openList(page);
  const other = await context.newPage();
  await openList(other);
  await page.getByLabel(`Your note about ${first}`).fill('from one tab');
  await other.getByLabel(`Your note about ${second}`).fill('from the other');
  await expect(other.getByLabel(`Your note about ${first}`)).toHaveValue('from one tab');
  await expect(page.getByLabel(`Your note about ${second}`)).toHaveValue('from the other');

  await other.getByRole('button', { name: `Take off the list ${first}` }).click();
  await expect(entries(page)).toHaveCount(1);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(`Your note about ${first}`)).toHaveValue('from one tab');
});

test('a note that another tab has written over at the same moment is kept after all', async ({ page }) => {
  await save(page, 2);
  await openList(page);
  const before = (await saved(page)) ?? '';
  const note = page.getByRole('textbox', { name: /^Your note about/ }).first();
  await note.fill('Call on Monday');
  // The other tab knew the list as it was before.
  await page.evaluate((list) => {
    localStorage.setItem('call-list', list);
    dispatchEvent(new StorageEvent('storage', { key: 'call-list', oldValue: list, newValue: list }));
  }, before);
  await expect.poll(() => saved(page)).toContain('Call on Monday');
  await expect(note).toHaveValue('Call on Monday');
});

test('a list of a newer version of the site is left alone by a tab that is older', async ({ page }) => {
  const newer = '{"version":2,"people":[{"id":3,"note":"Ask for Ana."}]}';
  await open(page, SEARCH);
  await page.evaluate((list) => localStorage.setItem('call-list', list), newer);
  await page
    .getByRole('button', { name: /^Save Dr\./ })
    .first()
    .click();
  await expect(page.getByText('This page is older than your list. Load it again')).toBeVisible();
  await listLink(page).click();
  await expect(page.getByRole('heading', { name: 'This page is older than your list' })).toBeVisible();
  expect(await saved(page)).toBe(newer);
});

test('the first number stands in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withFonts(page);
  await save(page, 3);
  await openList(page);
  const first = page.locator('main a[href^="tel:+"]').first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(420);
});

test('three are compared side by side on a phone, by a finger or by keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await save(page, 3);
  await openList(page);
  for (const index of [0, 1, 2])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .check();
  const swiped = page.getByRole('group', { name: 'Side by side' });
  const heads = swiped.getByRole('columnheader');
  await swiped.focus();
  const left = async (index: number) => Math.round((await heads.nth(index).boundingBox())?.x ?? -1);
  const place = await left(0);
  expect(await left(1)).toBeLessThan(360);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => left(1)).toBe(place);
  await expect(swiped.getByRole('rowheader', { name: 'Phone' })).toBeInViewport();
  await swiped.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(heads.nth(2)).toBeInViewport({ ratio: 1 });
});

test('who has left the directory, or cannot be read again, is shown as they were saved', async ({ page }) => {
  await save(page, 2);
  await openList(page);
  const id = /"id":(\d+)/.exec((await saved(page)) ?? '')?.[1] ?? '';
  const number = await page.locator('main a[href^="tel:+"]').first().textContent();
  await page.route(`**/api/doctors/${id}`, (route) =>
    route.fulfill({ status: 410, json: { message: 'This profile was removed.' } }),
  );
  await page.reload();
  const gone = entries(page).filter({ hasText: 'No longer listed' });
  await expect(gone).toHaveCount(1);
  await expect(gone.getByRole('link', { name: /^Call Dr\./ })).toHaveAttribute('href', /^tel:\+1/);
  await expect(gone.locator('h3 a')).toHaveCount(0);
  await expect(entries(page).last()).toContainText('No longer listed');
  expect(number).toContain('555-01');

  await page.unroute(`**/api/doctors/${id}`);
  await page.route('**/api/doctors/*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many.' } }),
  );
  await page.reload();
  await expect(page.getByText('It is shown as it was last read.').first()).toBeVisible();
  await expect(entries(page).getByRole('link', { name: /^Call Dr\./ })).toHaveCount(2);
});

test('a browser that keeps nothing is spoken of kindly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await open(page, SEARCH);
  await page
    .getByRole('button', { name: /^Save Dr\./ })
    .first()
    .click();
  await expect(page.getByText('This browser keeps no list:')).toBeVisible();
  await open(page, '/list');
  await expect(page.getByRole('heading', { name: 'This browser keeps no list' })).toBeVisible();
});

test('a full browser loses nothing that is typed, and says so', async ({ page }) => {
  await save(page, 1);
  await openList(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const note = page.getByLabel(/^Your note about/);
  await note.pressSequentially('Ana');
  await note.blur();
  await expect(note).toHaveValue('Ana');
  await expect(page.getByText('or it has no room left.')).toBeVisible();
  // It is full for what is noted on leaving as well.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => undefined;
  });
});

test('what is no list in the place of the list breaks nothing', async ({ page }) => {
  await open(page, '/list');
  for (const [contents, heading] of [
    ['hello', 'Nobody is saved yet'],
    ['{"version":1,"doctors":7}', 'Nobody is saved yet'],
    ['{"version":1,"doctors":[{"id":3,"fees":"<b>"},null]}', /^1 doctor$/],
  ] as const) {
    await page.evaluate((text) => localStorage.setItem('call-list', text), contents);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('the whole list goes by one press, and comes back by another', async ({ page }) => {
  await save(page, 3);
  await openList(page);
  await page.getByRole('button', { name: 'Delete the whole list' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is saved yet' })).toBeVisible();
  expect(await saved(page)).toBeNull();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(3);
});

test('that there is no room is told by two presses, with nothing else', async ({ page }) => {
  await save(page, 1);
  await openList(page);
  const told: (string | null)[] = [];
  await page.route('**/api/reports', (route) => {
    told.push(route.request().postData());
    return route.fulfill({ json: { message: 'Thank you.' } });
  });
  const id = Number(/"id":(\d+)/.exec((await saved(page)) ?? '')?.[1]);
  await page.getByLabel(/^What came of calling/).selectOption('No new patients');
  await page.getByRole('button', { name: 'Tell us' }).click();
  await expect(page.getByText('Thank you. When several people say so')).toBeVisible();
  expect(told.map((body) => JSON.parse(body ?? '') as unknown)).toEqual([{ id, kind: 'not-accepting' }]);
});

test('axe finds nothing on a full list, and a phone needs no sideways scrolling', async ({ page }) => {
  test.slow();
  await save(page, 4);
  await openList(page);
  await page
    .getByLabel(/^What came of calling/)
    .first()
    .selectOption('No new patients');
  await page
    .getByLabel(/^What came of calling/)
    .last()
    .selectOption('Appointment');
  for (const index of [0, 1, 2])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .check();
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).nth(3)).toBeDisabled();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  for (const width of [1320, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await faultsInAllColors(page), `at ${width}`).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const small = await page
    .locator('main :is(a, button, select, textarea, label:has(input))')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('p'))
        .map((one) => ({ text: one.textContent, height: one.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );
  expect(small).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and no button does nothing', async ({ page }) => {
    await page.goto('/list');
    expect(await page.locator('main noscript').innerText()).toContain('this page needs JavaScript');
    await page.goto(SEARCH);
    await expect(page.getByText('Save', { exact: true }).first()).toBeHidden();
  });
});

test('a list that is there moves nothing when it is found', async ({ page }) => {
  await save(page, 2);
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/home');
    await hydrated(page);
    await expect(listLink(page)).toBeVisible();
    const moved = await layoutShift(page);
    expect(moved, `at ${width}`).toBe(0);
  }
});
