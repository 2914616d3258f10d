import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedIn } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import type { Checkout, PlanStatus } from '#contract/plans.ts';
import { faults } from '../helpers/accessibility.ts';
import { refusals, test } from '../helpers/browser.ts';

test.use({ expectedErrors: refusals });

/** Somebody of the demo without a plan, and what they ask the API. `account`: each test has its own. */
async function buyer(request: APIRequestContext, account: string) {
  const call = async <Answer>(path: string, data: object, token?: string) => {
    const headers = token === undefined ? undefined : { authorization: token };
    return (await (await request.post(path, { data, headers })).json()) as Answer;
  };
  const { token } = await call<SignedIn>(API.login, { email: account, password: 'demo-password-1' });
  return {
    order: async () => (await call<Checkout>(API.checkout, { plan: 1 }, token)).url,
    portal: async () => (await call<{ url: string }>(API.billingPortal, {}, token)).url,
    status: async () => {
      const answer = await request.get(API.paymentStatus, { headers: { authorization: token } });
      return (await answer.json()) as PlanStatus;
    },
  };
}

async function isSound(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
}

test('a plan is paid with test cards, by the keyboard, and its pages are sound', async ({
  page,
  request,
}) => {
  test.slow();
  const { order, portal, status } = await buyer(request, 'noplan2@example.com');
  await page.goto(await order());
  await expect(page.getByText('Test checkout — no money moves, no real card.')).toBeVisible();
  await isSound(page);
  await page.getByRole('radio', { name: 'Pays, now' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Is declined' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await isSound(page);

  await page.getByRole('radio', { name: 'Asks for a second step' }).check();
  await page.getByRole('button', { name: 'Pay $29' }).click();
  await expect(page.getByRole('heading', { name: 'Is it you who pays?' })).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(page).toHaveURL(/\/pricing\?paid=1$/);
  await expect.poll(async () => (await status()).plan).toBe(1);

  await page.goto(await portal());
  await isSound(page);
  await page.getByRole('button', { name: 'Switch to yearly' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch to the yearly plan?');
  await isSound(page);
  await page.getByRole('button', { name: 'Switch to yearly' }).click();
  await expect(page.getByRole('heading', { name: 'Yearly plan' })).toBeVisible();
  await expect.poll(async () => (await status()).plan).toBe(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is paid, canceled, and ends when its time is moved on', async ({ page, request }) => {
    const { order, portal, status } = await buyer(request, 'ended2@example.com');
    await page.goto(await order());
    await page.getByRole('button', { name: 'Pay $29' }).click();
    await expect(page).toHaveURL(/\/pricing\?paid=1$/);
    await expect.poll(async () => (await status()).plan).toBe(1);

    await page.goto(await portal());
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await expect(page.getByText('Ends on')).toBeVisible();
    await page.getByRole('button', { name: 'Move on by a month' }).click();
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    expect((await status()).plan).toBe(0);
    await page.getByRole('link', { name: 'Back to your account' }).click();
    await expect(page).toHaveURL(/\/account$/);
  });
});
