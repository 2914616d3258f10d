import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { AppOffer } from '#contract/second-factors.ts';
import { freshAddress } from '../helpers/fresh-address.ts';
import { accountToggle, fillSignIn, storedToken } from '../helpers/signed-in.ts';
import type { Account } from '../helpers/signed-in.ts';

type Act = (page: Page) => Promise<void>;
const PASSWORD = 'demo-password-1';
const WIDE = { width: 1320, height: 800 };

/** What is pressed by its name, the first one where there are several. */
export function press(name: string | RegExp): Act {
  return async (page) => {
    const exact = typeof name === 'string';
    const main = page.getByRole('main');
    const within = (await main.count()) > 0 && !/menu/.test(String(name)) && name !== 'Profile' ? main : page;
    const button = within.getByRole('button', { name, exact }).first();
    const more = within.getByRole('button', { name: 'More', exact: true });
    // What a save bar has no room for.
    await button.or(more).first().waitFor();
    if (!(await button.isVisible())) await more.click();
    await button.click();
  };
}

export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').first().waitFor({ state: 'attached' });
  await page
    .locator('main details')
    .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
}

export function signInAs(name: Account, password = PASSWORD): Act {
  return async (page) => {
    await fillSignIn(page, `${name}@example.com`, password);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Sign in', exact: true, disabled: false })
      .or(page.getByRole('heading', { name: 'Check your inbox' }))
      .waitFor();
    await page.locator('[aria-busy=true], [aria-disabled=true]').waitFor({ state: 'detached' });
  };
}

/** Somebody with an app, made for it once. */
export async function withSecondFactor(page: Page): Promise<void> {
  const data = { email: 'draft3@example.com', password: PASSWORD };
  const answer = await page.request.post('/api/user/login', { data });
  if (answer.status() === 200) {
    const headers = { authorization: ((await answer.json()) as { token: string }).token };
    const begun = await page.request.post('/api/user/begin-app', { headers, data: {} });
    const { offer, secret } = (await begun.json()) as AppOffer;
    const code = new TOTP({ secret }).generate();
    await page.request.post('/api/user/add-app', { headers, data: { offer, code } });
  }
  await fillSignIn(page, data.email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it you?');
}

export async function signUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('E-mail').first().fill(freshAddress('new'));
  await page.getByLabel('Password', { exact: true }).fill('seven small lanterns');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/user\/verify$/);
}

export async function askForCode(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('E-mail').fill('draft2@example.com');
  await page.getByRole('main').getByRole('button').last().click();
  await page.getByLabel(/code/i).first().waitFor();
}

export async function subscribe(page: Page): Promise<void> {
  const form = page.locator('footer form');
  await form.getByLabel('E-mail').fill(freshAddress('reader'));
  await form.getByRole('button').click();
  await page.getByRole('dialog').waitFor();
}

export async function order(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /month/i }).first().click();
  await page.waitForURL(/\/demo\/checkout\//);
  await page.getByRole('radio').first().waitFor();
}

export async function declined(page: Page): Promise<void> {
  await order(page);
  await page.getByRole('radio', { name: 'Is declined' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('alert').waitFor();
}

export async function secondStepOfCard(page: Page): Promise<void> {
  await order(page);
  await page.getByRole('radio', { name: 'Asks for a second step' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Is it you who pays?' }).waitFor();
}

export async function billing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.waitForURL(/\/demo\/billing\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** In whichever of the header’s menus there is room for. */
export function chooseInMenu(label: string): Act {
  return async (page) => {
    await openAccountMenu(page);
    await page.locator('header').getByRole('button', { name: label }).locator('visible=true').first().click();
    await page.getByRole('dialog').waitFor();
  };
}

export async function openAccountMenu(page: Page): Promise<void> {
  await accountToggle(page).click();
}

export async function openPhoneMenu(page: Page): Promise<void> {
  const toggle = page.locator('summary', { hasText: 'Menu' });
  if (await toggle.isVisible()) await toggle.click();
}

export async function setUpApp(page: Page): Promise<void> {
  await unfold(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
}

export async function changeEmail(page: Page): Promise<void> {
  await unfold(page);
  await page.getByLabel('New e-mail').fill(freshAddress('moved'));
  await page.getByRole('button', { name: /codes/i }).first().click();
  await page
    .getByLabel(/^Code sent to/)
    .first()
    .waitFor();
}

export async function leaveTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Edit About/i }).click();
  await page.locator('main textarea').first().fill('Typed and not saved.');
  await page.getByRole('link', { name: 'Your Articles' }).or(page.locator('footer a')).first().click();
  await page.getByRole('dialog').waitFor();
}

export async function slash(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.getByRole('listbox').first().waitFor();
}

/** Beside a field of the account, somebody else has changed it. */
export async function conflict(page: Page): Promise<void> {
  const headers = { authorization: (await storedToken(page)) ?? '' };
  const path = `/api/admin/users/${page.url().split('/').at(-1)}`;
  const user = (await (await page.request.get(path, { headers })).json()) as { last_name: string };
  await page.request.put(path, { headers, data: { ...user, last_name: `${user.last_name}s` } });
  await page.getByLabel('First name').fill(`Typed ${Date.now()}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function lookUp(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

export async function filters(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add filter' });
  if ((await add.count()) > 0) return add.click();
  await page.getByRole('main').getByRole('combobox').first().click();
}

export async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).check();
}

/** On a wide screen: on a narrow one there are none. */
export async function columns(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Columns' }).click();
}

export async function rowsAPage(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.getByRole('combobox', { name: /Rows per page/ }).click();
}

export function find(text: string): Act {
  return async (page) => {
    await page.getByRole('button', { name: 'Find anything' }).click();
    await page.getByRole('combobox', { name: 'Find anything' }).fill(text);
    await page.waitForLoadState('networkidle');
  };
}

export async function wrongSettings(page: Page): Promise<void> {
  await page.getByLabel(/^Monthly price/).fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
}
