import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { API } from '#contract/paths.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import { faults } from '../helpers/accessibility.ts';
import { open } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { fillIdentity, fillPractice } from '../helpers/fill-profile.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { openAs, storedToken } from '../helpers/signed-in.ts';

/** They share doctors. */
const test = onOwnDemo(startDemo);

const SAVED = /^Saved .*\d:\d\d [ap]m$/;

// A draft that another tab has overtaken is answered with 409; and one test is offline.
test.use({ expectedErrors: /status of 409|ERR_INTERNET_DISCONNECTED/ });

test('who has no profile fills in two steps, reads the preview and submits', async ({ page }) => {
  test.slow();
  await openAs(page, 'noprofile2', '/setupprofile');
  await fillIdentity(page);
  await page.getByLabel('ZIP code').fill('10001');
  await expect(page.locator('#field-state')).toHaveValue('NY');
  await expect(page.getByLabel('City')).toHaveValue('New York');
  await page.locator('#field-state').selectOption('MA');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await expect(problemOf(page, 'zip')).toHaveText('The ZIP code 10001 is in New York, not in Massachusetts.');
  await page.getByLabel('ZIP code').fill('02139');
  await expect(page.getByLabel('City')).toHaveValue('Cambridge');
  await page.getByRole('button', { name: 'Save and go on' }).click();

  await expect(page.getByText('Successfully Saved!')).toBeVisible();
  await expect(page).toHaveURL('/setupprofile?step=2');
  await expect(page.getByRole('heading', { name: /^Step 2/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Telephone')).toHaveValue('(617) 555-0143 ext. 12');
  await page.goForward();
  await fillPractice(page);
  await page.getByRole('button', { name: 'Save and go on' }).click();

  await expect(page).toHaveURL('/setupprofile?step=3');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Osei');
  await expect(preview).toContainText('I see adults.');
  await expect(preview).toContainText('Not verified yet');
  await expect(preview).not.toContainText(/Verified [A-Z]/);
  await expect(preview).toContainText('9:00 am – 5:00 pm');
  // On a phone its “Save” would stand below what is to be submitted.
  await expect(preview.locator('[aria-label="Get in touch"]')).toHaveCount(0);
  expect(await page.title()).toContain('Set up your profile');

  const headers = { authorization: (await storedToken(page)) ?? '' };
  const data = { summary: 'From another device.' };
  expect((await page.request.post(API.changeSummary, { headers, data })).status()).toBe(200);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(PROFILE_MESSAGES.overtaken)).toBeInViewport();
  await expect(preview).toContainText('From another device.');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Your profile is submitted')).toBeInViewport();
  await expect(page.getByRole('heading', { name: /^Step 3/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeHidden();

  await open(page, '/setupprofile');
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeVisible();
  await expect(page.getByLabel('NPI')).toHaveValue('1234567893');
});

test('what is wrong is said at its field, with what would be right, and the way there; so is step 1 before step 2', async ({
  page,
}) => {
  await openAs(page, 'noprofile', '/setupprofile');
  await page.getByLabel('NPI').fill('1234567890');
  await page.getByLabel('Practicing since').focus();
  await expect(problemOf(page, 'npi')).toContainText('ends with a check digit, like 1234567893');
  await page.getByLabel('NPI').fill('1234567893');
  await expect(problemOf(page, 'npi')).toBeHidden();

  await page.getByText('E-mail, website, booking link (optional)').click();
  await page.getByLabel('E-mail to publish').fill('nobody');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByLabel('Degree')).toBeFocused();
  await expect(problemOf(page, 'email')).toHaveText('Please enter a valid e-mail address.');
  const summary = page.getByRole('alert').filter({ hasText: 'another look' });
  const named = await summary
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const inForm = await page
    .locator('form [aria-invalid], form [data-invalid]')
    .evaluateAll((fields) => fields.map(({ id }) => `#${id}`));
  expect(named).toEqual(inForm);
  expect(named.length).toBeGreaterThan(10);
  await summary.getByRole('link', { name: 'Please enter a telephone number.' }).click();
  await expect(page.getByLabel('Telephone')).toBeFocused();

  await page.getByRole('link', { name: 'Insurances' }).click();
  await expect(page).toHaveURL('/setupprofile?step=2#field-insurances');
  await expect(page.getByLabel('Filter: Insurances')).toBeFocused();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByLabel('Filter: Conditions')).toBeFocused();
  await page.getByText('Education (optional)').click();
  await page.getByRole('button', { name: 'Add a place' }).click();
  await expect(page.getByLabel('What you learned')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('From')).toHaveValue('');
  await expect(page.getByRole('group', { name: 'Place 1' }).locator('[aria-invalid]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove place 1' }).click();

  await fillPractice(page, false);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  const warning = page.getByRole('alert').filter({ hasText: 'Please complete step 1 first' });
  await warning.getByRole('link', { name: 'Go to step 1' }).click();
  await expect(page.getByRole('heading', { name: /^Step 1/ })).toBeFocused();
  await open(page, '/setupprofile?step=1#field-licenses');
  await expect(page.locator('#field-licenses-0-state')).toBeFocused();
});

test('“(optional)” stands at what may stay empty, or at the fold that it is in, and at nothing else', async ({
  page,
}) => {
  const { identity, practice } = createProfileSchemas(() => '2026-11-21');
  for (const [step, schema, known] of [
    [1, identity, IDENTITY],
    [2, practice, { ...PRACTICE, other_practices: [] }],
  ] as const) {
    await openAs(page, 'draft', `/setupprofile?step=${step}`);
    for (const [name, value] of Object.entries(known)) {
      // What is chosen from the start cannot stay empty.
      if (typeof value === 'boolean' && name !== 'telehealth' && name !== 'accepting') continue;
      const nothing = Array.isArray(value) ? [] : typeof value === 'string' ? '' : null;
      const isOptional = name === 'fees' || schema.safeParse({ ...known, [name]: nothing }).success;
      const field = page.locator(`#field-${name}`);
      if (name !== 'telehealth_states')
        expect([name, await isSaidOptional(field)]).toEqual([name, isOptional]);
    }
  }
});

test('the press that leaves a wrong field is not lost, whatever is pressed', async ({ page }) => {
  await openAs(page, 'waiting', '/setupprofile');
  for (const press of [
    () => page.getByText('E-mail, website, booking link (optional)'),
    () => page.getByRole('button', { name: 'Add another license' }),
    () => page.getByLabel('Street and number'),
    () => page.getByRole('button', { name: 'Save and go on' }),
  ]) {
    await page.getByLabel('NPI').fill('');
    await page.getByLabel('NPI').fill('12');
    const pressed = press();
    await pressed.scrollIntoViewIfNeeded();
    const before = await pressed.boundingBox();
    await pressed.hover();
    await page.evaluate(() => {
      const count = { clicks: 0 };
      document.addEventListener('click', () => count.clicks++, { once: true, capture: true });
      Object.assign(window, { count });
    });
    await page.mouse.down();
    // As long as a finger rests on it: what a letter would have shown is shown by then.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    expect(await pressed.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(problemOf(page, 'npi')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { count: { clicks: number } }).count.clicks)).toBe(
      1,
    );
  }
});

test('a field that is named in the address is opened and has the focus', async ({ page }) => {
  for (const [path, focused] of [
    ['/setupprofile#field-npi', '#field-npi'],
    ['/setupprofile#field-website', '#field-website'],
    ['/setupprofile?step=2#field-conditions', '#field-conditions input'],
    ['/setupprofile?step=2#field-avatar', '#field-avatar button'],
    ['/setupprofile?step=3#field-submit', '#field-submit'],
  ]) {
    await openAs(page, 'draft', path);
    await expect(page.locator(focused).first()).toBeFocused();
  }
  const rejection = {
    at: '2026-01-05T10:00:00.000Z',
    reason: 'Too dark.',
    sections: ['avatar', 'working_time'],
  };
  await answerOwn(page, { rejection });
  await openAs(page, 'rejected', '/viewprofile');
  await page.getByRole('region', { name: 'Status' }).getByRole('link', { name: 'Photo' }).click();
  await expect(page.locator('#field-avatar button').first()).toBeFocused();
  await page.getByRole('region', { name: 'Review' }).getByRole('link', { name: 'Hours' }).click();
  await expect(page.locator('#field-working_time input, #field-working_time button').first()).toBeFocused();
});

test('a draft survives a reload; of two tabs the second has to choose', async ({ page, context }) => {
  test.slow();
  await openAs(page, 'noprofile3', '/setupprofile');
  await page.getByLabel('Name of the practice').fill('Kept Practice');
  await page.getByRole('button', { name: 'Add another license' }).click();
  await expect(page.locator('#field-licenses-1-state')).toBeFocused();
  await page.keyboard.press('Tab');
  await keeping(page, has('77-B'), () => page.keyboard.type('77-B'));
  await open(page, '/setupprofile');
  await expect(page.getByLabel('Name of the practice')).toHaveValue('Kept Practice');
  await expect(page.locator('#field-licenses-1-number')).toHaveValue('77-B');
  const isRemoved = (draft: string) => !draft.includes('77-B');
  await keeping(page, isRemoved, async () => {
    await page.getByRole('button', { name: 'Remove license 2' }).click();
    await expect(page.getByRole('button', { name: 'Remove license 1' })).toBeFocused();
  });

  await keeping(page, has('0143 x12'), () => fillIdentity(page));
  const other = await context.newPage();
  await open(other, '/setupprofile');
  await keeping(other, has('From the other tab'), () => typeCity(other, 'From the other tab'));
  await typeCity(page, 'Mine');
  const choice = page.getByRole('alert').filter({ hasText: /There is a newer draft from .*\d:\d\d [ap]m/ });
  await expect(choice).toContainText('It differs in: City.');
  await choice.getByRole('button', { name: 'Take the newer one' }).click();
  await expect(page.getByLabel('City')).toHaveValue('From the other tab');

  await keeping(other, has('Once more'), () => typeCity(other, 'Once more'));
  await typeCity(page, 'Mine');
  await choice.waitFor();
  const told = page.getByText('Please choose first which draft to keep.');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(told).toBeVisible();
  await keeping(page, has('Mine'), () => choice.getByRole('button', { name: 'Keep mine' }).click());
  await expect(choice).toBeHidden();
  await expect(told).toBeHidden();
  await open(other, '/setupprofile');
  await expect(other.getByLabel('City')).toHaveValue('Mine');
});

test('what two devices type in different fields is joined, and “Keep mine” keeps what the other alone has typed', async ({
  page,
  context,
}) => {
  const [practice, summary] = [`Typed in step 1, ${Date.now()}`, `Typed in step 2, ${Date.now()}`];
  await openAs(page, 'draft', '/setupprofile');
  await page.getByLabel('Name of the practice').waitFor();
  const other = await context.newPage();
  await open(other, '/setupprofile?step=2');
  await other.getByLabel('In your own words').waitFor();
  await keeping(page, has(practice), () => page.getByLabel('Name of the practice').fill(practice));
  await keeping(other, has(practice), () => other.getByLabel('In your own words').fill(summary));
  await expect(other.getByLabel('In your own words')).toBeFocused();

  await open(other, '/setupprofile');
  await keeping(other, has('Typed there'), () => typeCity(other, 'Typed there'));
  await typeCity(page, 'Mine');
  await keeping(page, has(summary), () => page.getByRole('button', { name: 'Keep mine' }).click());
  await expect(page.getByLabel('City')).toHaveValue('Mine');
  await open(page, '/setupprofile?step=2');
  await expect(page.getByLabel('In your own words')).toHaveValue(summary);
  await open(page, '/setupprofile');
  await expect(page.getByLabel('Name of the practice')).toHaveValue(practice);
});

test('offline it says so, asks before it is left, and saves itself when it can', async ({
  page,
  context,
}) => {
  await openAs(page, 'draft', '/setupprofile');
  await page.getByLabel('Name of the practice').waitFor();
  await context.setOffline(true);
  await page.getByLabel('Name of the practice').fill('Typed on a train');
  await page.getByLabel('Name of the practice').blur();
  await expect(page.getByText('Not saved: offline, trying again')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/setupprofile');
  await context.setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('axe finds nothing on any step, and nothing is wider than a phone', async ({ page }) => {
  test.slow();
  await openAs(page, 'draft', '/setupprofile');
  for (const step of [1, 2, 3]) {
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link')
      .nth(step - 1)
      .click();
    await page.getByRole('heading', { name: `Step ${step}` }).waitFor();
    for (const [width, colorScheme] of [
      [1320, 'light'],
      [360, 'dark'],
      [320, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([step, scrollWidth]).toEqual([step, width]);
      if (width !== 320) expect(await faults(page), `${step} ${width} ${colorScheme}`).toEqual([]);
    }
  }
});

/** Has the server say something else of the own profile. */
async function answerOwn(page: Page, said: object): Promise<void> {
  await page.route(`**${API.ownProfile}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...said } });
  });
}

function problemOf(page: Page, field: string) {
  return page.locator(`#field-${field}-error`);
}

const has = (text: string) => (draft: string) => draft.includes(text);

async function typeCity(page: Page, city: string): Promise<void> {
  await page.getByLabel('City').fill(city);
  await page.getByLabel('City').blur();
}

/** Does something, and resolves when such a draft is saved: the bar may tell of one before. */
async function keeping(page: Page, is: (draft: string) => boolean, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith(API.saveDraft) && response.ok() && is(response.request().postData() ?? ''),
  );
  await act();
  await answer;
  await expect(page.getByText(SAVED)).toBeVisible();
}

/** By its label, its legend, or the fold that it is in. */
function isSaidOptional(field: Locator): Promise<boolean> {
  return field.evaluate((control) => {
    const label = document.querySelector(`label[for="${control.id}"]`) ?? control.querySelector('legend');
    const fold = control.closest('details')?.querySelector('summary');
    return [label, fold].some((words) => words?.textContent.includes('(optional)'));
  });
}
