import { expect } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { faultsInAllColors, stillness } from '../helpers/accessibility.ts';
import { hydrated, open, refusals, test } from '../helpers/browser.ts';
import { freshAddress } from '../helpers/fresh-address.ts';

test.use({ expectedErrors: refusals });

const SEND = '**/api/user/send-subscribe-verify-code';
const CHECK = '**/api/user/check-subscribe-verify-code';

test('from the footer to the newsletter, and out of it by the mail', async ({ page, context }) => {
  const email = freshAddress('whole');
  await open(page, '/home');
  await emailField(page).fill(`  ${email} `);
  await subscribeButton(page).click();
  await expect(toast(page, 'Successfully sent Verification Code to your email!')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAccessibleDescription(
    `8 digits, sent to ${email}. They work for 10 minutes.`,
  );
  expect((await dialog(page).boundingBox())?.width).toBe(600);

  const [outbox] = await Promise.all([
    context.waitForEvent('page'),
    dialog(page).getByRole('link', { name: '/demo/outbox' }).click(),
  ]);
  const code = /\b\d{8}\b/.exec(await mailTo(outbox, email).innerText())?.[0] ?? '';
  await codeField(page).fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  const checked = page.waitForRequest(CHECK);
  await page.keyboard.press('Enter');
  expect((await checked).postDataJSON()).toEqual({ email, verifyCode: Number(code) });
  await expect(toast(page, 'Email subscribed successfully!')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(emailField(page)).toHaveValue('');

  await outbox.reload();
  await expect(mailTo(outbox, email)).toContainText('You are subscribed');
  await mailTo(outbox, email).getByRole('link', { name: '/newsletter/unsubscribe?token=' }).click();
  await expect(heading(outbox)).toHaveText('Unsubscribe from the newsletter?');
  await expect(outbox.locator('main')).toContainText(`w•••@example.com`);
  await outbox.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(outbox)).toHaveText('You are unsubscribed');
  await outbox.getByRole('link', { name: 'Subscribe again' }).click();
  await expect(emailField(outbox)).toBeFocused();
});

test('the code is asked for again by a page that is loaded anew, until it is used', async ({ page }) => {
  const email = await askForCode(page, freshAddress('reload'));
  await page.reload();
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(email));
  await codeField(page).fill(await codeTo(page, email));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Email subscribed successfully!')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('a code that is wrong after the page was loaded anew costs nobody the address', async ({ page }) => {
  const email = await askForCode(page, freshAddress('mistyped'));
  await open(page, '/pricing');
  await codeField(page).fill('00000000');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(emailField(page)).toHaveValue(email);
});

test('neither a click outside nor Escape closes the dialog; Cancel does, and it can be had again', async ({
  page,
}) => {
  const email = await askForCode(page, freshAddress('stay'));
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  for (const where of ['after the click', 'in the field']) {
    for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
    await expect(dialog(page), where).toBeVisible();
    await codeField(page).focus();
  }
  // As a browser may do all the same.
  await dialog(page).evaluate((element: HTMLDialogElement) => element.close());
  await expect(dialog(page)).toBeHidden();
  await expect(emailField(page)).toHaveValue(email);
  await subscribeButton(page).click();
  await expect(codeField(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(subscribeButton(page)).toBeFocused();
  await expect(emailField(page)).toHaveValue(email);
});

test('a second press does nothing while the first is under way', async ({ page }) => {
  const held = await hold(page, SEND);
  await open(page, '/home');
  await emailField(page).fill(freshAddress('twice'));
  await submitTwice(emailField(page));
  await expect(subscribeButton(page)).toHaveAttribute('aria-disabled', 'true');
  await subscribeButton(page).click({ force: true });
  await emailField(page).press('Enter');
  await held.release();
  await expect(dialog(page)).toBeVisible();
  expect(held.count()).toBe(1);
});

test('says that it is verifying, and lets go meanwhile', async ({ page }) => {
  const held = await hold(page, CHECK);
  const email = await askForCode(page, freshAddress('slow'));
  const code = await codeTo(page, email);
  await codeField(page).fill(code);
  await stillness(page);
  const before = await dialog(page).boundingBox();
  await submitTwice(codeField(page));
  await expect(dialog(page).getByText('Verifying...')).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual(before);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await held.release();
  await expect(toast(page, 'Email subscribed successfully!')).toBeVisible();
  expect(held.count()).toBe(1);
});

test('a wrong code closes the dialog with what the server says; the next one works', async ({ page }) => {
  const email = await askForCode(page, freshAddress('wrong'));
  await codeField(page).fill('1234');
  await dialog(page).getByRole('button', { name: 'Verify Code' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Please enter the 8 digits from the mail\./);
  await expect(codeField(page)).toBeFocused();

  await codeField(page).fill('12345678');
  await dialog(page).getByRole('button', { name: 'Verify Code' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(toast(page, 'This code is not correct or has expired.')).toHaveAttribute('role', 'alert');
  await expect(emailField(page)).toHaveValue(email);

  await subscribeButton(page).click();
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).fill(await codeTo(page, email));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Email subscribed successfully!')).toBeVisible();
});

test('an empty and a malformed address are not sent, and what the server refuses is told', async ({
  page,
}) => {
  const held = await hold(page, SEND);
  await open(page, '/home');
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await subscribeButton(page).click();
  await expect(toast(page, 'Please Input Email')).toBeVisible();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription('Please Input Email');

  await emailField(page).fill('somebody');
  await expect(emailField(page)).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(emailField(page)).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect(dialog(page)).toHaveCount(0);
  expect(held.count()).toBe(0);

  await page.unroute(SEND);
  await emailField(page).fill('somebody@under_score.example');
  await subscribeButton(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await page.route(SEND, (route) => route.fulfill({ status: 429, json: { message: 'Too often.' } }));
  await emailField(page).fill(freshAddress('often'));
  await subscribeButton(page).click();
  await expect(toast(page, 'Too often.')).toHaveAttribute('role', 'alert');
  await expect(subscribeButton(page)).not.toHaveAttribute('aria-disabled');
});

test.describe('without JavaScript', () => {
  // The test itself looks into the mail, which is sandboxed.
  test.use({ javaScriptEnabled: false, expectedErrors: /^Blocked script execution/ });

  test('the form says that it cannot work; unsubscribing works', async ({ page, request }) => {
    await page.goto('/home');
    await expect(page.locator('footer noscript')).toBeVisible();
    expect(await page.locator('footer noscript').innerText()).toContain('Subscribing needs JavaScript.');
    await emailField(page).fill(freshAddress('never'));
    await subscribeButton(page).click();
    await expect(page).toHaveURL('/home');
    await expect(emailField(page)).not.toHaveValue('');

    const email = freshAddress('plain');
    await request.post('/api/user/send-subscribe-verify-code', { data: { email } });
    const verifyCode = await codeTo(page, email);
    await request.post('/api/user/check-subscribe-verify-code', { data: { email, verifyCode } });
    await page.goto('/demo/outbox');
    await mailTo(page, email).getByRole('link', { name: 'See it as HTML' }).click();
    await page.getByRole('link', { name: 'Unsubscribe' }).click();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading(page)).toHaveText('You are unsubscribed');
    await page.reload();
    await expect(heading(page)).toHaveText('You are unsubscribed');
  });
});

test('axe finds nothing in the form, the dialog and the page of the link', async ({ page }) => {
  const held = await hold(page, CHECK);
  await open(page, '/newsletter/unsubscribe?token=123');
  await subscribeButton(page).click();
  await expect(emailField(page)).toHaveAttribute('aria-invalid');
  expect(await faultsInAllColors(page)).toEqual([]);

  const email = freshAddress('axe');
  await emailField(page).fill(email);
  await subscribeButton(page).click();
  await codeField(page).fill('1');
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveAttribute('aria-invalid');
  expect(await faultsInAllColors(page)).toEqual([]);
  await codeField(page).fill(await codeTo(page, email));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Verifying...')).toBeVisible();
  expect(await faultsInAllColors(page)).toEqual([]);
  await held.release();

  await expect(dialog(page)).toBeHidden();
  await page.goto('/demo/outbox');
  await mailTo(page, email).getByRole('link', { name: '/newsletter/unsubscribe?token=' }).click();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(page)).toHaveText('You are unsubscribed');
  expect(await faultsInAllColors(page)).toEqual([]);
});

test('the dialog fits at every width', async ({ page }) => {
  await askForCode(page, `${'long-'.repeat(11)}${freshAddress('fit')}`);
  for (const width of [1320, 768, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBe(Math.min(600, width - 32));
    expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

/** Opens a page, asks for a code and waits for the dialog. Answers the address. */
async function askForCode(page: Page, email: string): Promise<string> {
  await open(page, '/home');
  await emailField(page).fill(email);
  await subscribeButton(page).click();
  await expect(dialog(page)).toBeVisible();
  return email;
}

/** Submits the form of a field twice before the page can draw that it is under way. */
function submitTwice(field: Locator): Promise<void> {
  return field.evaluate(({ form }: HTMLInputElement) => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
}

/** The newest code that was mailed to an address. */
async function codeTo(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/api/demo/outbox');
  const { data } = (await answer.json()) as { data: { recipient: string; text: string }[] };
  const mail = data.find(({ recipient }) => recipient === email);
  return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Keeps calls waiting until they are released, and counts them. */
async function hold(page: Page, url: string) {
  const waiting: Route[] = [];
  let free = false;
  let calls = 0;
  await page.route(url, async (route) => {
    calls += 1;
    if (free) await route.continue();
    else waiting.push(route);
  });
  return {
    count: () => calls,
    async release() {
      free = true;
      for (const route of waiting) await route.continue();
    },
  };
}

function emailField(page: Page): Locator {
  return page.locator('footer').getByRole('textbox', { name: 'E-mail' });
}

function subscribeButton(page: Page): Locator {
  return page.locator('footer').getByRole('button', { name: 'Subscribe' });
}

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Check your e-mail' });
}

function codeField(page: Page): Locator {
  return dialog(page).getByRole('textbox', { name: 'Verification code' });
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** The newest mail to an address, on the page of the demo's outbox. */
function mailTo(page: Page, email: string): Locator {
  return page.getByRole('listitem').filter({ hasText: email }).first();
}

function toast(page: Page, text: string): Locator {
  return page.locator('[role=status] > div').filter({ hasText: text });
}
