import { API } from '#contract/paths.ts';
import { FIND_IN_REGISTRY } from '#contract/registry.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { open } from '../helpers/browser.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { NPIS, startRegistryDemo } from '../helpers/registry-demo.ts';
import { openAs } from '../helpers/signed-in.ts';

const test = onOwnDemo(startRegistryDemo);
// One test has looked too often, and is offline.
test.use({ expectedErrors: /status of 429|ERR_INTERNET_DISCONNECTED/ });

const SOURCE = 'From the national registry (NPPES), Nov 08, 2026';

test('whose entry is right types five fields, by keyboard alone, and step 1 is saved', async ({ page }) => {
  await openAs(page, 'noprofile', '/setupprofile');
  await page.getByLabel('National Provider Identifier').focus();
  let typed = 0;
  const type = async (text: string) => {
    typed++;
    await page.keyboard.type(text);
  };
  await type(NPIS.own);

  await expect(page.getByText('4 fields are left:')).toBeVisible();
  await expect(page.getByLabel('Gender')).toBeFocused();
  await type('w');
  await nextTo(page, page.getByLabel('Practicing since'));
  await type('2008');
  await nextTo(page, page.getByLabel('Expires on'));
  await type('06302028');
  await nextTo(page, page.getByLabel('Name of the practice'));
  await type('Harbor Street Psychiatry');
  await expect(page.getByText('Nothing is left to fill in here.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/setupprofile?step=2');
  expect(typed).toBeLessThanOrEqual(5);

  await page.goBack();
  await expect(page.getByLabel('Street and number')).toHaveValue('12 Elm St, Suite 4');
  await expect(page.getByLabel('Street and number')).toHaveAccessibleDescription(SOURCE);
  await open(page, '/setupprofile');
  await expect(page.getByLabel('Telephone')).toHaveValue('(617) 555-0143');
  await expect(page.getByLabel('National Provider Identifier')).toBeHidden();
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByLabel('National Provider Identifier')).toBeFocused();
});

test('found by name; what was typed stays unless the registry’s is wanted, and the draft keeps both', async ({
  page,
}) => {
  await openAs(page, 'noprofile2', '/setupprofile');
  await page.getByLabel('Telephone').fill('617 555 0199');
  await page.getByLabel('Street and number').fill('1 Own St');
  const first = await page.locator('#field-first_name').inputValue();
  const last = await page.locator('#field-last_name').inputValue();
  await page.getByRole('button', { name: 'I do not know it' }).click();
  const panel = page.locator('form').first();
  await panel.getByLabel('First name').fill(first[0]);
  await panel.getByLabel('Last name').fill(last);
  await panel.getByLabel('State of your practice').selectOption('MA');
  await panel.getByRole('button', { name: 'Find me' }).click();
  await expect(page.getByText('Which of them are you?')).toBeFocused();
  await page.getByRole('button', { name: `This is me ${first} ${last}, DO` }).click();

  await expect(page.getByLabel('Degree')).toHaveValue('DO');
  await expect(page.getByLabel('Title')).toHaveValue('Child & adolescent psychiatrist');
  await expect(page.locator('#field-licenses-1-number')).toHaveValue('303030');
  // An address is filled in as a whole, or not at all.
  await expect(page.getByLabel('Street and number')).toHaveValue('1 Own St');
  await expect(page.getByLabel('City')).toHaveValue('');
  await expect(page.getByLabel('Telephone')).toHaveValue('617 555 0199');
  await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription('The registry says (617) 555-0177');
  await page.getByRole('button', { name: 'Use this for Telephone' }).click();
  await expect(page.getByLabel('Telephone')).toHaveValue('(617) 555-0177');
  await expect(page.getByLabel('Telephone')).toBeFocused();
  await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription(/^From the national registry/);

  const kept = page.waitForRequest((request) => (request.postData() ?? '').includes('General psychiatrist'));
  await page.getByLabel('Title').fill('General psychiatrist');
  await page.getByLabel('Title').blur();
  await (await kept).response();
  await open(page, '/setupprofile');
  await expect(page.getByLabel('Title')).toHaveValue('General psychiatrist');
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(
    /Changed; the registry says Child & adolescent psychiatrist/,
  );
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await faults(page)).toEqual([]);
});

test('what cannot be filled in is said, and the form is there all the same', async ({ page, context }) => {
  await openAs(page, 'noprofile3', '/setupprofile');
  const npi = page.getByLabel('National Provider Identifier');
  const look = page.getByRole('button', { name: 'Look up', exact: true });
  const said = page.locator('form').first().getByRole('alert');
  await npi.fill('1234567890');
  await look.click();
  await expect(npi).toBeFocused();
  await expect(npi).toHaveAccessibleDescription(/ends with a check digit/);
  await npi.fill(NPIS.deactivated);
  await look.click();
  await expect(said).toContainText('deactivated since Mar 01, 2025');
  await npi.fill('1000000038');
  await look.click();
  await expect(said).toContainText('please check its digits');
  await expect(page.locator('#field-npi')).toHaveValue('1000000038');
  await context.setOffline(true);
  await look.click();
  await expect(said).toContainText('Server disconnected.');
  await context.setOffline(false);
  await page.route(`**${FIND_IN_REGISTRY}`, (route) =>
    route.fulfill({
      ...{ status: 429, headers: { 'retry-after': '1800' }, contentType: 'application/json' },
      body: JSON.stringify({ message: 'That was tried too often. Please wait before you try again.' }),
    }),
  );
  await look.click();
  await expect(said).toContainText('You can try again in 30 minutes.');
  // Not to be typed again.
  await expect(page.getByLabel('NPI', { exact: true })).toHaveValue('1000000038');
  expect(await faults(page)).toEqual([]);
});

test('both steps together are at most nine screens of a phone, with what the registry asks and answers, and a photo to choose', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(`**${API.ownProfile}`, async (route) => {
    const answer = await route.fetch();
    const own = { ...((await answer.json()) as object), content: null, draft: null };
    const isSecond = page.url().endsWith('step=2');
    const step1_at = isSecond ? '2026-01-05T10:00:00.000Z' : null;
    await route.fulfill({ response: answer, json: { ...own, step1_at } });
  });
  // A draft of the test before would be in its way.
  await page.route(`**${API.saveDraft}`, () => undefined);
  await openAs(page, 'noprofile', '/setupprofile?step=2');
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
  const second = await screens(page);
  await open(page, '/setupprofile');
  await page.getByRole('heading', { name: 'Begin with your NPI' }).waitFor();
  expect((await screens(page)) + second).toBeLessThanOrEqual(9);
  await page.getByLabel('National Provider Identifier').fill(NPIS.own);
  await page.getByText('4 fields are left:').waitFor();
  expect((await screens(page)) + second).toBeLessThanOrEqual(9);
});

/** How many of them the page is high. */
function screens(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

/** Goes on by the tab key until a field has the focus. */
async function nextTo(page: Page, field: Locator): Promise<void> {
  for (let i = 0; i < 15; i++) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
}
