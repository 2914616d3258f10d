import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { SignedIn } from '#contract/accounts.ts';
import type { ReviewRow } from '#contract/reviews.ts';
import { faults, faultsInAllColors } from '../helpers/accessibility.ts';
import { callsOf, refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { endSession, fillSignIn, openBackoffice, storedToken } from '../helpers/signed-in.ts';

/** Of its own: what is decided here is seen on every page. */
const test = onOwnDemo(startDemo);

test('a review is approved, the next one loads, and the doctor is public', async ({ page }) => {
  test.slow();
  await openBackoffice(page, '/admin/reviews');
  const [first, second] = await queue(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
  await page.getByRole('cell', { name: nameOf(first) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(first));

  const wanted = page.getByText('Please look up what is needed first, and say what you found.');
  await page.keyboard.press('a');
  await expect(wanted).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^NPI/ })).toBeFocused();
  const groups = page.getByRole('group', { name: /^What the register says/ });
  for (const [at, box] of (await page.getByRole('checkbox').all()).entries()) {
    // What agrees with the national registry is said already.
    if (await box.isChecked()) {
      await expect(groups).toHaveCount(at + 1);
      continue;
    }
    await box.press('Space');
    await expect(groups).toHaveCount(at + 1);
    await saySoByKeys(page, groups.nth(at));
  }
  await groups.first().getByLabel('Number there').press('a');
  await expect(groups.first().getByText('Sent in:')).toBeVisible();
  expect(await faultsInAllColors(page)).toEqual([]);
  await groups.first().getByLabel('Number there').press('Backspace');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByText(`${nameOf(first)} is approved.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(second));

  await answersLate(page, `/api/admin/reviews/${first.id}`);
  await page.keyboard.press('u');
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(first));
  await expect(groups).not.toHaveCount(0);
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(second));

  await page.goto(`/viewdoctorprofile/${first.user_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nameOf(first));
});

test('a review is rejected with a reason and the sections it concerns', async ({ page }) => {
  await openBackoffice(page, '/admin/reviews');
  const [first] = await queue(page);
  await page.getByRole('cell', { name: nameOf(first) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(first));
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject this version' });
  await dialog.getByLabel('What should change').fill('The license is not in the register.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose at least one.');
  expect(await faults(page)).toEqual([]);
  await dialog.getByLabel('Licenses').check();
  await dialog.getByRole('button', { name: 'The register says that a license is not active.' }).click();
  await expect(dialog.getByLabel('What should change')).toHaveValue(
    'The license is not in the register.\n\nThe register says that a license is not active. Please take it out.',
  );
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('The doctor gets a mail with the reason.')).toBeVisible();
  expect((await queue(page)).map(({ id }) => id)).not.toContain(first.id);
});

/** Opens the first review, and notes what the register says of a license. */
async function lookUp(page: Page) {
  await openBackoffice(page, '/admin/reviews');
  const [first] = await queue(page);
  await page.getByRole('cell', { name: nameOf(first) }).click();
  const license = page.getByRole('group', { name: /^What the register says: license/i }).first();
  await page
    .getByRole('checkbox', { name: /^license/i })
    .first()
    .check();
  await license.getByLabel('Number there').fill('As the board has it');
  return { first, license };
}

test.describe('with refusals', () => {
  test.use({ expectedErrors: refusals });

  test('what was looked up is there again once its administrator has signed in', async ({ page }) => {
    const calls = callsOf(page);
    const { first, license } = await lookUp(page);
    await license.getByLabel('Expires there').fill('2031-05-01');
    await endSession(page, calls);
    await page.getByRole('button', { name: 'Reject' }).click();
    await fillSignIn(page, 'admin@example.com', 'demo-password-1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(first));
    await expect(license.getByLabel('Number there')).toHaveValue('As the board has it');
    await expect(license.getByLabel('Expires there')).toHaveValue('2031-05-01');
  });

  test('what was looked up goes on to the version that its doctor saves meanwhile', async ({ page }) => {
    const { first, license } = await lookUp(page);
    await confirmsMeanwhile(page, first.user_id);
    await page.reload();
    await expect(page.getByText('This version does not wait any more')).toBeVisible();
    await expect(page.locator('kbd').filter({ hasText: /^[AR]$/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(first));
    await expect(license.getByLabel('Number there')).toHaveValue('As the board has it');
  });

  test('who comes second is told that it is decided', async ({ page }) => {
    await openBackoffice(page, '/admin/reviews');
    const [first] = await queue(page);
    await page.getByRole('cell', { name: nameOf(first) }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject this version' });
    await dialog.getByLabel('Licenses').check();
    await dialog.getByLabel('What should change').fill('The license is not in the register.');
    await asAdmin(page, `/api/admin/reviews/${first.id}/reject`, { reason: 'Earlier.', sections: ['npi'] });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
    const how = page.getByText('This version does not wait any more');
    await expect(how).toContainText(/it was rejected .* by .*\.\s*Earlier\./);
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });
});

test('an announcement that is saved stands on every page', async ({ page }) => {
  for (const announcement of ['Closed on Thursday.', '']) {
    await openBackoffice(page, '/admin/settings');
    await page.getByLabel('Announcement').fill(announcement);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.goto('/aboutus');
    await expect(page.getByText('Closed on Thursday.')).toHaveCount(announcement === '' ? 0 : 1);
  }
});

/** As on a slow connection: what is kept of it is seen first, if anything is. */
async function answersLate(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
}

/** Beginning at the mark that a credential was looked up. */
async function saySoByKeys(page: Page, group: Locator) {
  const { keyboard } = page;
  await keyboard.press('Tab');
  if ((await group.getByRole('button').count()) === 0) return keyboard.type('The board');
  await keyboard.press('Enter');
  for (const field of ['was looked up', 'Number there', 'Status there']) {
    await keyboard.press('Tab');
    await expect(group.getByLabel(field)).toBeFocused();
  }
  await keyboard.press('ArrowDown');
  await expect(group.getByLabel('Status there')).toHaveValue('active');
}

async function queue(page: Page): Promise<ReviewRow[]> {
  const headers = { authorization: (await storedToken(page)) ?? '' };
  return (await (await page.request.get('/api/admin/reviews', { headers })).json()) as ReviewRow[];
}

async function asAdmin(page: Page, path: string, data: object): Promise<void> {
  const headers = { authorization: (await storedToken(page)) ?? '' };
  expect((await page.request.post(path, { data, headers })).status()).toBe(200);
}

/** Saves a new version of a profile that waits. */
async function confirmsMeanwhile(page: Page, id: number): Promise<void> {
  for (const name of ['waiting', 'waiting2', 'waiting3']) {
    const data = { email: `${name}@example.com`, password: 'demo-password-1' };
    const { token, user } = (await (await page.request.post('/api/user/login', { data })).json()) as SignedIn;
    if (user.id !== id) continue;
    const headers = { authorization: token };
    const said = { accepting: true };
    const answer = await page.request.post('/api/user/confirm-availability', { data: said, headers });
    expect(answer.status()).toBe(200);
  }
}

function nameOf({ first_name, last_name }: ReviewRow): string {
  return `${first_name} ${last_name}`;
}
