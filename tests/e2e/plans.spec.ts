import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { fillSignIn } from '../helpers/signed-in.ts';

/** One for all, one after the other: all plans of a demo go by one clock. */
test.describe.configure({ mode: 'default' });
let demo: DemoServer;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo.stop());

test('sign in, see the prices, pay, change to yearly, cancel, and it ends', async ({ page }) => {
  test.slow();
  await openPricing(page);
  await expect(page.getByRole('heading', { name: 'Monthly', exact: true })).toBeVisible();
  await signInFromPricing(page, 'ended@example.com', 'Choose monthly');
  await payWith(page, 'Is declined');
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await payWith(page, 'Pays, now and at every renewal');
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await expect(page).toHaveURL(`${demo.origin}/pricing`);
  await expect(plan(page)).toContainText('Monthly');
  await expect(plan(page)).toContainText(/renews on \w{3} \d{2}, \d{4}/);

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Switch to yearly' }).click();
  await expect(page.getByText('Switch to the yearly plan?')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to yearly' }).click();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(billed(page)).toContainText('Yearly');

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByText('Cancel the plan?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByText('Ends on')).toBeVisible();
  const billing = page.url();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(billed(page)).toContainText(/canceled and holds until/);
  await page.goto(`${demo.origin}/pricing`);
  await expect(plan(page)).toContainText(/canceled and holds until/);

  for (let month = 0; month < 13; month++)
    await page.request.post(billing, { form: { press: 'clock', step: 'month' } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose monthly' })).toBeVisible();
  await expect(page.getByText('Bills of an earlier plan')).toBeVisible();
});

test('the way back from paying grants nothing; after ten seconds it says that it takes long', async ({
  page,
}) => {
  await openPricing(page);
  await signInFromPricing(page, 'noplan@example.com', 'Choose yearly');
  await payWith(page, 'Asks for a second step, then pays');
  await expect(page.getByRole('heading', { name: 'Is it you who pays?' })).toBeVisible();
  const checkout = page.url();
  await page.clock.install();
  await page.goto(`${demo.origin}/pricing?paid=1`);

  await expect(page.getByText('We are waiting for our payment provider')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the plans' })).toBeVisible();

  await page.request.post(checkout, { form: { press: 'agree' } });
  await page.clock.runFor(3000);
  await expect(page.getByText('Your plan has started.', { exact: true })).toBeVisible();
  // What comes next is there at once.
  await expect(page).toHaveURL(`${demo.origin}/setupprofile`);
  await expect(page.getByRole('heading', { name: 'Set up your profile' })).toBeVisible();
});

test('a failed renewal is said on every page, and the plan holds', async ({ page }) => {
  await openPricing(page);
  await signInFromPricing(page, 'noplan2@example.com', 'Choose monthly');
  await payWith(page, 'Pays now, and fails at the next renewal');
  await expect(page).toHaveURL(`${demo.origin}/setupprofile`);
  await page.goto(`${demo.origin}/pricing`);
  await expect(plan(page)).toContainText('Monthly');
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Move on by a month' }).click();
  await expect(page.getByText('The last payment failed')).toBeVisible();

  await page.goto(`${demo.origin}/home`);
  await expect(page.getByText(/Your last payment did not go through/)).toBeVisible();
  await page.getByRole('link', { name: 'Check your card' }).click();
  await expect(plan(page)).toContainText('Your profile stays listed until');
});

test('a plan that was chosen before there was an account is paid for from the mail, on another device', async ({
  page,
  browser,
}) => {
  test.slow();
  await openPricing(page);
  await page.getByRole('link', { name: 'Choose yearly' }).click();
  await page.getByLabel('First name').fill('Mei');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByRole('main').getByLabel('E-mail').fill('mei.osei@example.com');
  await page.getByLabel('Password', { exact: true }).fill('seven small lanterns');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Send it again' }).waitFor();

  const phone = await browser.newContext();
  const there = await phone.newPage();
  await there.goto(await linkIn(page, 'mei.osei@example.com'));
  await there.getByRole('button', { name: 'Continue as m•••@example.com' }).click();
  await expect(there.getByRole('button', { name: 'Pay $290' })).toBeVisible();
  await there.goBack();
  await expect(there).toHaveURL(`${demo.origin}/pricing`);
  await expect(there.getByRole('button', { name: 'Choose yearly' })).toBeEnabled();
  await phone.close();
});

async function openPricing(page: Page): Promise<void> {
  await page.goto(`${demo.origin}/pricing`);
  await hydrated(page);
}

/** As somebody does who has an account, and pressed a plan before signing in: leads to where it is paid for. */
async function signInFromPricing(page: Page, email: string, plan: string): Promise<void> {
  await page.getByRole('link', { name: plan }).click();
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await fillSignIn(page, email, 'demo-password-1');
  await expect(page).toHaveURL(/\/demo\/checkout\//);
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

function plan(page: Page) {
  return page.getByRole('region', { name: 'Your plan' });
}

/** Of /account. */
function billed(page: Page) {
  return page.getByRole('region', { name: 'Plan and billing' });
}

async function linkIn(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`${demo.origin}/api/demo/outbox`);
  const { data } = (await answer.json()) as { data: { recipient: string; text: string }[] };
  const text = data.find(({ recipient }) => recipient === email)?.text ?? '';
  return /\S+\/user\/verify\/token\?\S+/.exec(text)?.[0] ?? '';
}
