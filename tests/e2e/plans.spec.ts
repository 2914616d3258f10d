import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../helpers/browser.ts';
import { startPayingDemo } from '../helpers/paying-demo.ts';
import type { PayingDemo } from '../helpers/paying-demo.ts';
import { accountToggle } from '../helpers/signed-in.ts';

const DAY = 86_400_000;

/** One for all, one after the other. */
test.describe.configure({ mode: 'default' });
let paying: PayingDemo;
test.beforeAll(async () => {
  paying = await startPayingDemo();
});
test.afterAll(() => paying.stop());

test('sign in, see the prices, pay, change to yearly, cancel, and it ends', async ({ page }) => {
  test.slow();
  await openPricing(page);
  await expect(page.getByRole('heading', { name: 'Monthly', exact: true })).toBeVisible();
  await signInFromPricing(page, 'ended@example.com');

  await page.getByRole('button', { name: 'Choose monthly' }).click();
  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await expect(page).toHaveURL(`${paying.origin}/pricing`);
  await expect(plan(page)).toContainText('Monthly');
  await expect(plan(page)).toContainText(/renews on \w{3} \d{2}, \d{4}/);

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: /^Switch to .* per year$/ }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(plan(page)).toContainText('Yearly');

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(plan(page)).toContainText(/canceled and holds until/);

  await paying.stripe.clock.advance(367 * DAY);
  await paying.stripe.webhooks.settled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose monthly' })).toBeVisible();
  await expect(page.getByText('Bills of an earlier plan')).toBeVisible();
});

test('the way back from paying grants nothing; after ten seconds it says that it takes long', async ({
  page,
}) => {
  await openPricing(page);
  await signInFromPricing(page, 'noplan@example.com');
  paying.stripe.webhooks.hold();
  await page.getByRole('button', { name: 'Choose yearly' }).click();
  await payWith(page, '4000 0025 0000 3155');
  await page.clock.install();
  await page.getByRole('button', { name: 'Complete authentication' }).click();

  await expect(page.getByText('We are waiting for our payment provider')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the plans' })).toBeVisible();

  await paying.stripe.webhooks.release();
  await paying.stripe.webhooks.settled();
  await page.clock.runFor(3000);
  await expect(plan(page)).toContainText('Yearly');
  await expect(page.getByText('Your plan has started.')).toBeVisible();
});

test('a failed renewal is said on every page, and the plan holds', async ({ page }) => {
  await openPricing(page);
  await signInFromPricing(page, 'noplan2@example.com');
  await page.getByRole('button', { name: 'Choose monthly' }).click();
  await payWith(page, '4242 4242 4242 4242');
  await expect(plan(page)).toContainText('Monthly');
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0341');
  await page.getByRole('button', { name: 'Update card' }).click();
  await paying.stripe.clock.advance(32 * DAY);
  await paying.stripe.webhooks.settled();

  await page.goto(`${paying.origin}/home`);
  await expect(page.getByText(/Your last payment did not go through/)).toBeVisible();
  await page.getByRole('link', { name: 'Check your card' }).click();
  await expect(plan(page)).toContainText('Your profile stays listed until');
});

async function openPricing(page: Page): Promise<void> {
  await page.goto(`${paying.origin}/pricing`);
  await hydrated(page);
}

/** As somebody does who has an account, and pressed a plan before signing in. */
async function signInFromPricing(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).last().click();
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  // The page before has a field of that name as well.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('demo-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${paying.origin}/pricing`);
  await expect(accountToggle(page)).toBeVisible();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

function plan(page: Page) {
  return page.getByRole('region', { name: 'Your plan' });
}
