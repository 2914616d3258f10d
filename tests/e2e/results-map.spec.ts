import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { hydrated, open, restingPlace, test } from '../helpers/browser.ts';
import { stopClock } from '../helpers/stop-clock.ts';
import { lettersOf } from '../helpers/viewports.ts';

const BOSTON = '/search?searchZipCode=02139';
const STATE = '/search?searchState=CA';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
const button = (page: Page) => page.getByRole('button', { name: 'Map', exact: true });
const dots = (page: Page) => mapOf(page).getByRole('group', { name: 'Offices' }).getByRole('button');

async function openMap(page: Page, path: string): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(dots(page).first()).toBeVisible();
}

/** How many psychiatrists the dots stand for. */
async function countOn(page: Page): Promise<number> {
  const names = await dots(page).evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label') ?? ''));
  return names.reduce((sum, name) => sum + Number(/: ([\d,]+) psych/.exec(name)?.[1].replace(',', '')), 0);
}

/** Moves fingers from some places on the screen to others. */
async function fingersOn(page: Page) {
  type Places = [x: number, y: number][];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: Places) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    });
  return async (from: Places, to: Places) => {
    for (const [index] of from.entries()) await touch('touchStart', from.slice(0, index + 1));
    for (const part of [0.1, 0.25, 0.5, 0.75, 1]) {
      const places = from.map(([x, y], i): Places[number] => [
        x + (to[i][0] - x) * part,
        y + (to[i][1] - y) * part,
      ]);
      await touch('touchMove', places);
    }
    await touch('touchEnd', []);
  };
}

async function totalOf(page: Page): Promise<number> {
  return Number.parseInt(await page.locator('main h2').first().innerText());
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1320, height: 900 } });

  test('stands beside the list, shows everybody, and loads nothing before it is opened', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, BOSTON);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const isOfMap = (path: string) => /results-map|\/MA-|doctors\/map/.test(path);
    expect(asked.filter(isOfMap)).toEqual([]);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
    await button(page).click();
    await expect(dots(page).first()).toBeVisible();
    await expect.poll(() => asked.filter(isOfMap).length).toBeGreaterThanOrEqual(3);
    expect(await countOn(page)).toBe(await totalOf(page));
    const list = await page.locator('main article').first().boundingBox();
    const map = await mapOf(page).boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(map?.x ?? 0);
    await button(page).click();
    await expect(mapOf(page)).toHaveCount(0);
  });

  test('is in step with the list, both ways', async ({ page }) => {
    await openMap(page, STATE);
    const marked = mapOf(page).locator('[role=button][data-marked]');
    const card = page.locator('main article').nth(1);
    await card.hover();
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('aria-label', /on this page of the list/);
    await page.mouse.move(5, 5);
    await expect(marked).toHaveCount(0);
    await card.getByRole('link').first().focus();
    await expect(marked).toHaveCount(1);
    await button(page).focus();
    await expect(marked).toHaveCount(0);

    await dots(page).and(page.locator('[aria-label*="on this page"]')).first().hover();
    await expect(page.locator('article[data-marked]').first()).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(page.locator('article[data-marked]')).toHaveCount(0);
  });

  test('is enlarged by a double click and dragged about, no farther than it reaches', async ({ page }) => {
    await openMap(page, STATE);
    const drawing = mapOf(page).locator('svg').first();
    await drawing.scrollIntoViewIfNeeded();
    const { x, y, height } = (await drawing.boundingBox()) as { x: number; y: number; height: number };
    const land = mapOf(page).locator('g[transform]').first();
    const place = () => land.getAttribute('transform');
    const whole = await place();
    const corner: [number, number] = [x + 20, y + height - 20];
    await drag(page, corner, [60, -40]);
    expect(await place()).toBe(whole);

    await page.mouse.dblclick(...corner);
    await expect.poll(place).not.toBe(whole);
    const closer = await place();
    await drag(page, corner, [60, -40]);
    await expect.poll(place).not.toBe(closer);
    for (let i = 0; i < 8; i++) await drag(page, corner, [300, -300]);
    const end = await place();
    await drag(page, corner, [300, -300]);
    expect(await place()).toBe(end);
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    await expect.poll(place).toBe(whole);
  });

  test('follows filters, orders and pages', async ({ page }) => {
    await openMap(page, BOSTON);
    const before = await countOn(page);
    await page.getByRole('checkbox', { name: /Evening hours/ }).click();
    await expect(page).toHaveURL(/evenings=1/);
    await expect.poll(() => countOn(page)).toBeLessThan(before);
    await expect.poll(async () => (await countOn(page)) === (await totalOf(page))).toBe(true);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => countOn(page)).toBe(before);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const first = await page.locator('main article h3').first().innerText();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.locator('main article h3').first()).not.toHaveText(first);
    await page.getByRole('link', { name: 'Latest confirmed' }).click();
    await expect(page).toHaveURL(/sort=confirmed/);
    await expect.poll(() => countOn(page)).toBe(before);
    expect(asked.filter((url) => url.includes('/api/doctors/map'))).toEqual([]);
  });

  test('opening it is a step of the history: back closes it, and leaves the results only then', async ({
    page,
  }) => {
    await open(page, '/pricing');
    await page.evaluate(() => history.pushState(null, '', '/search?searchZipCode=02139'));
    await button(page).click();
    await expect(dots(page).first()).toBeVisible();
    await page.locator('main article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/viewdoctorprofile/);
    await page.getByRole('link', { name: 'Back to results' }).click();
    await expect(dots(page).first()).toBeVisible();
    await page.goBack();
    await expect(mapOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(BOSTON);
    await page.goForward();
    await expect(dots(page).first()).toBeVisible();
    // By its button it is the same step back.
    await button(page).click();
    await expect(mapOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

  test('stays open for the next search and on the way back, not after a reload', async ({ page }) => {
    await openMap(page, BOSTON);
    await page.locator('main article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/viewdoctorprofile/);
    await page.goBack();
    await expect(dots(page).first()).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(mapOf(page)).toHaveCount(0);
  });
});

test.describe('with the keyboard alone', () => {
  test.use({ viewport: { width: 1320, height: 900 } });

  test('is opened, walked through, enlarged, put back and skipped', async ({ page }) => {
    await open(page, STATE);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(dots(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Skip the map' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();

    await page.keyboard.press('Tab');
    await expect(dots(page).first()).toBeFocused();
    const names = await dots(page).evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')));
    expect(names.length).toBeGreaterThan(2);
    await page.keyboard.press('ArrowRight');
    await expect(dots(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(dots(page).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dots(page).first()).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByText(/more when you show the whole map/)).toBeVisible();
    expect(await dots(page).evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')))).not.toEqual(names);
    await expect(mapOf(page).locator('[role=button]:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/more when you show the whole map/)).toHaveCount(0);
    await expect(dots(page).first()).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/more when you show the whole map/)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeFocused();
    await expect(page.getByText(/more when you show the whole map/)).toHaveCount(0);

    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main article').first().getByRole('link').first()).toBeFocused();
  }); // prettier-ignore

  test('a dot leads to the card, or names who is on another page', async ({ page }) => {
    await openMap(page, `${STATE}&searchCount=100`);
    const single = dots(page).and(page.locator('[aria-label*=": 1 psych"]'));
    await single.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main article a:focus')).toBeInViewport();

    await open(page, `${STATE}&searchCount=1`);
    await button(page).click();
    const elsewhere = single.and(page.locator(':not([aria-label*="on this page"])'));
    await elsewhere.first().focus();
    const place = await elsewhere.first().getAttribute('aria-label');
    await page.keyboard.press('Enter');
    const heading = mapOf(page).getByRole('heading', { level: 3 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText((place ?? '').replace(':', ''));
    await expect(mapOf(page).getByRole('link', { name: /^Dr\. / })).toHaveAttribute(
      'href',
      /^\/viewdoctorprofile\//,
    );
    await page.keyboard.press('Escape');
    await expect(heading).toHaveCount(0);
    await expect(elsewhere.first()).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('stands above the list, behind its button, and needs no sideways scrolling', async ({ page }) => {
    await open(page, BOSTON);
    expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button(page).tap();
    await expect(dots(page).first()).toBeVisible();
    const list = await page.locator('main article').first().boundingBox();
    const map = await mapOf(page).boundingBox();
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const label of ['Zoom in', 'Zoom out', 'Show the whole map']) {
      const box = await page.getByRole('button', { name: label }).boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    }
    await expectTargets(dots(page));
    await dots(page).first().tap();
    await expect(page.getByRole('button', { name: 'Show the whole map' })).toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('button', { name: 'Show the whole map' }).tap();
    await expect(page.getByRole('button', { name: 'Show the whole map' })).toHaveAttribute('aria-disabled', 'true');
  }); // prettier-ignore

  test('two fingers enlarge and move it, two taps enlarge it, and one finger scrolls the page', async ({
    page,
  }) => {
    await open(page, STATE);
    await button(page).tap();
    await expect(dots(page).first()).toBeVisible();
    const drawing = mapOf(page).locator('svg').first();
    await drawing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, height } = (await drawing.boundingBox()) as { x: number; y: number; height: number };
    const [left, top] = [x + 60, y + height - 60];
    const land = mapOf(page).locator('g[transform]').first();
    const place = () => land.getAttribute('transform');
    const size = async () => Number(/^matrix\((\S+)/.exec((await place()) ?? '')?.[1]);
    const scrolled = () => page.evaluate(() => scrollY);
    const swipe = await fingersOn(page);
    const whole = await place();
    const before = { size: await size(), scrolled: await scrolled() };
    const enlarged = async () => (await size()) / before.size;

    await swipe([[left, top], [left + 40, top - 30]], [[left - 40, top + 30], [left + 80, top - 60]]); // prettier-ignore
    await expect.poll(enlarged).toBeCloseTo(3, 1);
    const closer = await place();
    await swipe([[left, top], [left + 40, top]], [[left + 30, top - 60], [left + 70, top - 60]]); // prettier-ignore
    await expect.poll(place).not.toBe(closer);
    expect(await enlarged()).toBeCloseTo(3, 1);
    expect(await scrolled()).toBe(before.scrolled);
    await expect(page.getByText('Two fingers move the map.')).toBeVisible();

    const moved = await place();
    await swipe([[left, top]], [[left, top - 150]]);
    await expect.poll(scrolled).toBeGreaterThan(before.scrolled + 50);
    expect(await place()).toBe(moved);
    // A page that was flung goes on by itself for a while.
    const settled = async () => {
      await drawing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await restingPlace(page);
      return (await drawing.boundingBox())?.y;
    };
    await expect.poll(settled).toBeCloseTo(y, 0);
    await swipe([[left, top], [left + 90, top]], [[left + 40, top], [left + 50, top]]); // prettier-ignore
    await expect.poll(place).toBe(whole);

    await page.touchscreen.tap(left, top);
    await page.touchscreen.tap(left, top);
    await expect.poll(enlarged).toBeCloseTo(2, 1);
  });

  for (const width of [320, 768]) {
    test(`has its room before it is there, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let arrive: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/results-map.js', async (route) => {
        await held;
        await route.continue();
      });
      await open(page, BOSTON);
      await button(page).click();
      await expect(mapOf(page)).toBeVisible();
      const card = page.locator('main article').first();
      const before = await card.boundingBox();
      arrive();
      await expect(dots(page).first()).toBeVisible();
      expect(await card.boundingBox()).toEqual(before);
    });
  }
});

async function drag(page: Page, [x, y]: [number, number], [right, down]: [number, number]): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
}

async function expectTargets(all: Locator): Promise<void> {
  for (const dot of await all.all()) {
    const box = await dot.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
}

test('axe finds nothing on it, light and dark, wide and narrow, with a name opened', async ({ page }) => {
  test.slow();
  await openMap(page, `${STATE}&searchCount=1`);
  const elsewhere = page.locator('[aria-label*=": 1 psych"]:not([aria-label*="on this page"])');
  await dots(page).and(elsewhere).first().focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page).getByRole('link', { name: /^Dr\. / })).toBeVisible();
  for (const [width, colorScheme] of [
    [1320, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await faults(page), `${colorScheme}, ${width} px`).toEqual([]);
  }
});

test('is not offered where it would say nothing', async ({ page }) => {
  for (const path of ['/search', '/search?q=anxiety', '/search?searchZipCode=59301&radius=5']) {
    await open(page, path);
    await expect(button(page)).toHaveCount(0);
  }
});

test('says which offices are farther away, and what counts by video', async ({ page }) => {
  await openMap(page, `${BOSTON}&telehealth=1`);
  await expect(mapOf(page).getByText(/By video it counts where you are/)).toBeVisible();
  const far = await mapOf(page).getByText(/farther away/).innerText();
  expect((await countOn(page)) + Number.parseInt(far.replace(',', ''))).toBe(await totalOf(page));
}); // prettier-ignore

test('does not offer the search that is shown', async ({ page }) => {
  const spot = { zip: '02139', city: 'Cambridge', lat: 42.364, lng: -71.104, count: 500, ids: [1, 2] };
  await page.route('**/api/doctors/map?*', (route) => route.fulfill({ json: { spots: [spot] } }));
  for (const radius of [25, 5]) {
    await openMap(page, `${BOSTON}&radius=${radius}`);
    await dots(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(mapOf(page).getByText('and 498 more')).toBeVisible();
    const around = mapOf(page).getByRole('link', { name: 'Search around 02139' });
    await expect(around).toHaveCount(radius === 5 ? 0 : 1);
  }
});

test.describe('when the offices do not come', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('says so, keeps the list, and tries again', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/doctors/map?*', (route) => route.fulfill({ status: 500, json: { message: 'Server Error' } }));
    await open(page, BOSTON);
    await button(page).click();
    await expect(mapOf(page).getByText('The offices could not be loaded.')).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
    // Nothing is tried again by itself while no time goes by.
    await stopClock(page);
    await page.unroute('**/api/doctors/map?*');
    const asked = page.waitForRequest('**/api/doctors/map?*');
    await mapOf(page).getByRole('button', { name: 'Try again' }).click();
    await asked;
    await page.clock.resume();
    await expect(dots(page).first()).toBeVisible();
  }); // prettier-ignore

  test('shows none of the search before', async ({ page }) => {
    await openMap(page, STATE);
    await page.route('**/api/doctors/map?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Server Error' } }),
    );
    await page
      .getByRole('group', { name: 'Availability' })
      .getByRole('checkbox', { name: /^Evening/ })
      .click();
    await expect(mapOf(page).getByText('The offices could not be loaded.')).toBeVisible();
    await expect(dots(page)).toHaveCount(0);
  });
});

test.describe('when its code does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('it is not open, and opens by the next press', async ({ page }) => {
    await page.route('**/results-map*.js', (route) => route.abort());
    await open(page, BOSTON);
    await button(page).click();
    await expect(page.getByText('corrupted')).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/results-map*.js');
    await button(page).click();
    await expect(dots(page).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button for it', async ({ page }) => {
    await page.goto(BOSTON);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(button(page)).toBeHidden();
  });
});

test('paper has the list alone', async ({ page }) => {
  await openMap(page, BOSTON);
  await page.emulateMedia({ media: 'print' });
  await expect(mapOf(page)).toBeHidden();
  await expect(button(page)).toBeHidden();
});

test('its button stands beside that of the filters on a small phone, also with letters twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const letters of [16, 32]) {
    await lettersOf(page, letters);
    await open(page, BOSTON);
    const filters = await page.locator('main summary', { hasText: 'Filters' }).boundingBox();
    const map = await button(page).boundingBox();
    expect([letters, map?.y, map?.height]).toEqual([letters, filters?.y, filters?.height]);
  }
});
