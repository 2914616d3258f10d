import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { faults, stillness } from '../helpers/accessibility.ts';
import { hydrated, open, test } from '../helpers/browser.ts';
import { freshAddress } from '../helpers/fresh-address.ts';
import { chooseInAccount, fillSignIn, openAs } from '../helpers/signed-in.ts';
import { stopClock } from '../helpers/stop-clock.ts';

test.use({ expectedErrors: /status of \d{3}|ERR_FAILED/ });

const DISCONNECTED = 'Server disconnected.';
const SENT = 'Successfully sent Verification Code to your email!';

test("an article that fails is told by 'Server Error', whatever is answered", async ({ page }) => {
  for (const [path, api] of [
    ['/ai-singlepost/:', '**/api/ai_articles/get-by-id**'],
    ['/singlepost/', '**/api/articles/get-by-id**'],
  ]) {
    // As the server rendered it.
    await open(page, `${path}999999`);
    await isToldOnce(page, 'Server Error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    for (const status of [404, 410, 429, 500, 0]) {
      await page.route(api, (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: { message: 'Other words.' } }),
      );
      await goTo(page, `${path}${status + 1}`);
      await isToldOnce(page, 'Server Error');
      await page.unroute(api);
    }
  }
});

test.describe('a page whose call fails', () => {
  test('says so itself, and tells who tries again in vain', async ({ page }) => {
    await page.clock.install();
    await open(page, '/pricing');
    await page.route('**/api/**', (route) => route.abort());
    for (const path of [
      '/home',
      '/search?searchState=NY',
      '/viewdoctorprofile/1',
      '/psychiatrists',
      '/psychiatrists/ny',
    ]) {
      await goTo(page, path);
      await expect(page.locator('main')).toContainText(DISCONNECTED);
      await page.clock.runFor(60_000);
      await expect(toasts(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await isToldOnce(page, DISCONNECTED);
    }
  });

  test('tells so once where it lists articles, and again when it is tried again in vain', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/pricing');
    await page.route('**/api/**', (route) => route.abort());
    for (const path of ['/ai-blogpage', '/blogpage']) {
      await goTo(page, path);
      await isToldOnce(page, DISCONNECTED);
      // By now it has been tried again in the background.
      await page.clock.runFor(60_000);
      await expect(toasts(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await isToldOnce(page, DISCONNECTED);
    }
  });

  test('tells what the server said', async ({ page }) => {
    await page.clock.install();
    await open(page, '/pricing');
    await page.route('**/api/doctors/1', (route) =>
      route.fulfill({ status: 503, json: { message: 'We are moving.' } }),
    );
    await goTo(page, '/viewdoctorprofile/1');
    await expect(page.locator('main').getByRole('alert')).toContainText('We are moving.');
    await expect(toasts(page)).toHaveCount(0);
    // Nothing is tried again by itself: then there would be no button.
    await stopClock(page);
    await page.unroute('**/api/doctors/1');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Education' })).toBeVisible();
  });

  test('tells what the server said when it rendered it', async ({ page, request }) => {
    const place = 'searchZipCode=00000';
    const refused = (await (await request.get(`/api/doctors?${place}`)).json()) as { message: string };
    await open(page, `/search?${place}`);
    await expect(page.locator('main').getByRole('alert')).toContainText(refused.message);
    await expect(toasts(page)).toHaveCount(0);
    for (const [path, api] of [
      ['/viewdoctorprofile/999999', '/api/doctors/999999'],
      ['/psychiatrists/zz', '/api/landing/zz'],
    ]) {
      const { message } = (await (await request.get(api)).json()) as { message: string };
      await open(page, path);
      await isToldOnce(page, message);
    }
  });

  test('says on /home what is missing, and gets it when it is asked again', async ({ page }) => {
    await open(page, '/pricing');
    await page.route('**/api/**', (route) => route.abort());
    await goTo(page, '/home');
    const newest = page.getByRole('region', { name: 'New in the directory' });
    const states = page.getByRole('region', { name: 'Browse by state' });
    for (const part of [newest, states]) {
      await expect(part.getByRole('heading', { level: 3 })).toHaveText(/could not be loaded$/);
      await expect(part).toContainText(DISCONNECTED);
    }
    expect(await faults(page)).toEqual([]);
    await page.unroute('**/api/**');
    await newest.getByRole('button', { name: 'Try again' }).click();
    await expect(newest.getByRole('article')).toHaveCount(4);
    await states.getByRole('button', { name: 'Try again' }).click();
    await expect(states.getByRole('group', { name: 'Map of the states' })).toBeVisible();
  });
});

test.describe('above an open dialog', () => {
  test('a toast can be hovered, which holds it, and closed by the pointer', async ({ page }) => {
    await page.clock.install();
    await askForCode(page);
    await stopClock(page);
    const toast = toasts(page).filter({ hasText: SENT });
    await isOnTop(toast);
    await toast.hover();
    await page.clock.runFor(20_000);
    await isOnTop(toast);
    await page.mouse.move(5, 500);
    await page.clock.runFor(900);
    await isOnTop(toast);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await expect(codeField(page)).toBeFocused();
  });

  test('a toast can be reached and closed by keys, and gives the focus back', async ({ page }) => {
    await page.clock.install();
    await askForCode(page);
    await stopClock(page);
    await expect(codeField(page)).toBeFocused();
    const button = toasts(page).getByRole('button', { name: 'Dismiss' });
    await dialog(page).getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  });

  test('a toast leaves after its time, and is the same one when the dialog closes', async ({ page }) => {
    await page.clock.install();
    await askForCode(page);
    await stopClock(page);
    await page.clock.runFor(2000);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await isOnTop(toasts(page));
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(1);
    // 5000 until it begins to leave, 1000 to leave.
    await page.clock.runFor(3200);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a toast is above the plans too, which are opened while it stands', async ({ page }) => {
    await openAs(page, 'noplan', '/home');
    await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
    await expect(toasts(page)).toHaveText(['Please Input Email']);
    await page.mouse.move(5, 500);
    await chooseInAccount(page, 'Create Profile');
    const plans = page.getByRole('dialog', { name: 'Choose a plan first' });
    await expect(plans).toBeVisible();
    await isOnTop(toasts(page));
    await toasts(page).hover();
    expect(await faults(page)).toEqual([]);
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(plans).toBeVisible();
    await plans.getByRole('link', { name: 'Home' }).click();
    await expect(plans).toBeHidden();
    await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
    await isOnTop(toasts(page));
  });

  for (const [width, height] of [
    [360, 740],
    [360, 560],
    [360, 400],
    [320, 568],
    [320, 480],
  ]) {
    test(`a toast hides no field on a phone of ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await askForCode(page);
      await expect(toasts(page)).toHaveCount(1);
      await stillness(page);
      const [field, toast] = [await codeField(page).boundingBox(), await toasts(page).first().boundingBox()];
      const fieldEnd = (field?.y ?? 0) + (field?.height ?? 0);
      expect(toast?.y).toBeGreaterThan(fieldEnd);
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(height);
    });
  }
});

test('a message that comes below a pointer that rests leaves in its time', async ({ page }) => {
  await page.clock.install();
  await open(page, '/home');
  const subscribe = page.locator('footer').getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await stillness(page);
  const { x, y } = (await toasts(page).boundingBox()) ?? { x: 0, y: 0 };
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await page.mouse.move(x + 30, y + 20);
  await stopClock(page);
  await subscribe.press('Enter');
  await expect(toasts(page)).toHaveText(['Please Input Email']);
  await expect.poll(() => toasts(page).evaluate((one) => one.matches(':hover'))).toBe(true);
  await page.clock.runFor(7000);
  await expect(toasts(page)).toHaveCount(0);
});

test('on a phone messages stand below, two at most, with a button for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/viewdoctorprofile/1');
  await page.route('**/api/**', (route) => route.abort());
  await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
  await page.locator('footer').getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
  await expect(toasts(page)).toHaveText(['Please Input Email', DISCONNECTED]);
  await page.route('**/api/reports', (route) =>
    route.fulfill({ status: 503, json: { message: 'We are moving.' } }),
  );
  await page.getByRole('radio', { name: 'Takes no new patients' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(toasts(page)).toHaveText([DISCONNECTED, 'We are moving.']);
  await stillness(page);
  const button = await toasts(page).first().getByRole('button', { name: 'Dismiss' }).boundingBox();
  expect([button?.width, button?.height]).toEqual([44, 44]);
  const crisis = page.getByText('In crisis or thinking of suicide?').locator('..');
  const lines = await crisis.evaluate((line) => line.getBoundingClientRect().bottom);
  expect((await toasts(page).first().boundingBox())?.y).toBeGreaterThan(lines);
  expect(await faults(page)).toEqual([]);
});

test('on a phone a message stands above where it would lie over what is pressed next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/user/signin');
  await fillSignIn(page, freshAddress('nobody'), 'no password of anybody');
  await expect(toasts(page)).toHaveText(['Your Email or Password is not correct.']);
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  const line = page.getByText('In crisis or thinking of suicide?').locator('..');
  await expect
    .poll(async () => {
      const [toast, pressed, crisis] = await Promise.all(
        [toasts(page), button, line].map((one) => one.boundingBox()),
      );
      if (!toast || !pressed || !crisis) return null;
      return toast.y > crisis.y + crisis.height && toast.y + toast.height < pressed.y;
    })
    .toBe(true);
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBeGreaterThan(640);
  await page.getByRole('main').getByLabel('E-mail').focus();
  await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBeLessThan(160);
});

test('the same message stands there once, and a wrong address is told at its field alone', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/home');
  const field = page.locator('footer').getByRole('textbox', { name: 'E-mail' });
  const subscribe = page.locator('footer').getByRole('button', { name: 'Subscribe' });
  await field.fill('ada@');
  await subscribe.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toHaveCount(0);
  await stopClock(page);
  await field.fill('');
  for (let press = 0; press < 3; press++) {
    await subscribe.click();
    await expect(toasts(page)).toHaveText(['Please Input Email']);
  }
});

test('an administrator who signs in is told so in the backoffice, once', async ({ page }) => {
  await open(page, '/user/signin');
  await fillSignIn(page, 'admin@example.com', 'demo-password-1');
  await expect(page).toHaveURL('/admin');
  const greeting = page.getByText('Successfully logined!');
  await expect(greeting).toBeVisible();
  await expect(greeting).toHaveCount(1);
  const box = await page.locator('.MuiSnackbar-root').boundingBox();
  expect(box?.y).toBeLessThan(60);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
  // Which holds it.
  await greeting.hover();
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = await page.getByRole('banner').boundingBox();
  const below = (await page.locator('.MuiSnackbar-root').boundingBox())?.y;
  expect(below).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(greeting).toHaveCount(0);
});

/** As a link of the site would: nothing is loaded but what the page asks for. */
async function goTo(page: Page, path: string): Promise<void> {
  await hydrated(page);
  await page.evaluate((url) => history.pushState(null, '', url), path);
}

/** A message comes, alone, and is closed. */
async function isToldOnce(page: Page, text: string): Promise<void> {
  await expect(toasts(page)).toHaveText([text]);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
}

async function askForCode(page: Page): Promise<void> {
  await open(page, '/home');
  const email = freshAddress('toast');
  await page.locator('footer').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog(page)).toBeVisible();
}

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Check your e-mail' });
}

function codeField(page: Page): Locator {
  return dialog(page).getByRole('textbox', { name: 'Verification code' });
}

function toasts(page: Page): Locator {
  return page.locator('[role=status][aria-atomic] > div');
}

/** What is pointed at in its middle is the toast itself. */
async function isOnTop(toast: Locator): Promise<void> {
  await expect
    .poll(() =>
      toast.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
}
