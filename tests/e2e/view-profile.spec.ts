import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { API } from '#contract/paths.ts';
import { faults } from '../helpers/accessibility.ts';
import { hydrated } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { openAs } from '../helpers/signed-in.ts';

/** They share the doctor. */
const test = onOwnDemo(startDemo);
// A section that another tab has saved is answered with 409, and what is saved unheard with 502.
test.use({ expectedErrors: /status of (409|502)/ });

/** Opens the own profile; answers where visitors see it. */
async function openOwn(page: Page): Promise<string> {
  await openAs(page, 'doctor', '/viewprofile');
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  return page
    .getByRole('link', { name: 'See it as visitors do' })
    .evaluate((link: HTMLAnchorElement) => link.href);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const openForm = async (page: Page, name: string) => {
  await edit(page, name).click();
  expect([name, await faults(page)]).toEqual([name, []]);
};
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

async function seesPublic(page: Page, ...texts: string[]): Promise<void> {
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
  await page.goBack();
}

test('what is saved is public at once, a title waits, and axe finds nothing in any form', async ({
  page,
}) => {
  test.slow();
  await openOwn(page);
  await seesPublic(page, 'About');

  await openForm(page, 'About');
  await expect(page.getByLabel('About you and your practice')).toBeFocused();
  await page
    .getByLabel('About you and your practice')
    .fill('The first hour is for listening.\n\nThen we plan.');
  await save(page);
  await expect(page.getByText('Successfully Saved!')).toBeVisible();
  await expect(edit(page, 'About')).toBeFocused();
  await expect(section(page, 'About')).toContainText('The first hour is for listening.');

  await openForm(page, 'Contact');
  await page.getByLabel('Telephone').fill('617 555');
  await save(page);
  await expect(page.getByText(/A telephone number has ten digits/)).toBeVisible();
  await expect(page.getByLabel('Telephone')).toBeFocused();
  await page.getByLabel('Telephone').fill('617 555 0199 x7');
  await save(page);
  await expect(section(page, 'Contact')).toContainText('(617) 555-0199 ext. 7');

  await openForm(page, 'Hours');
  const saturday = section(page, 'Hours').getByRole('group', { name: 'Saturday' });
  await saturday.getByRole('button', { name: 'Add hours' }).click();
  await saturday.getByLabel('Opens').fill('10:15');
  await saturday.getByLabel('Closes').fill('13:45');
  await save(page);
  await expect(section(page, 'Hours')).toContainText('10:15 am – 1:45 pm');
  await seesPublic(page, 'The first hour is for listening.', '(617) 555-0199 ext. 7', '10:15 am – 1:45 pm');

  const before = await section(page, 'Title and links').locator('dd').first().innerText();
  await openForm(page, 'Title and links');
  await page.getByLabel('Title', { exact: true }).fill('Psychiatrist for night owls');
  await save(page);
  await expect(section(page, 'Title and links')).toContainText('Psychiatrist for night owls');
  await expect(section(page, 'Status')).toContainText('A change waits for our review');
  const waiting = page.getByRole('region', { name: 'Not public yet' });
  await expect(waiting).toContainText(before);
  await expect(waiting).toContainText('Psychiatrist for night owls');
  await seesPublic(page, before);
  expect(await faults(page)).toEqual([]);
  await openForm(page, 'Education and training');
  await expect(page.locator('#field-education-0-degree')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Withdraw this change' }).click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('one press confirms that new patients are welcome', async ({ page }) => {
  await openOwn(page);
  const patients = section(page, 'New patients');
  await patients.getByRole('button', { name: 'No, not at the moment' }).click();
  await expect(patients).toContainText('Not accepting new patients');
  await expect(patients.getByRole('button', { name: 'Yes, I take new patients' })).toBeFocused();
  await patients.getByRole('button', { name: 'Yes, I take new patients' }).click();
  await expect(patients).toContainText(/Confirmed \w{3} \d\d, \d{4}, counts until \w{3} \d\d, \d{4}\./);
});

test('asks before changes are lost: Escape, another section, a link, the browser’s buttons', async ({
  page,
}) => {
  await openOwn(page);
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().waitFor();
  await page.goBack();

  await edit(page, 'About').click();
  await page.keyboard.press('Escape');
  await expect(edit(page, 'About')).toBeFocused();

  await edit(page, 'About').click();
  const text = page.getByLabel('About you and your practice');
  await text.fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(text).toBeFocused();

  for (const leave of [
    () => edit(page, 'Contact').click(),
    () => page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click(),
    () => page.evaluate(() => history.forward()),
  ]) {
    await leave();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/viewprofile');
    await expect(text).toHaveValue('Half a thought');
  }

  await edit(page, 'Contact').click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Name of the practice')).toBeFocused();
  await expect(text).toBeHidden();
  await page.getByLabel('City').fill('Elsewhere');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/terms');
});

test('two tabs: what the other one has saved is not written over without a word', async ({ page }) => {
  await openOwn(page);
  const other = await page.context().newPage();
  await openOwn(other);
  const text = (tab: Page) => tab.getByLabel('About you and your practice');
  await edit(page, 'About').click();
  await edit(other, 'About').click();
  await text(other).fill('Saved in the other tab.');
  await save(other);
  await expect(section(other, 'About')).toContainText('Saved in the other tab.');

  await text(page).fill('Typed in this one.');
  await save(page);
  const choice = page.getByRole('alert').filter({ hasText: 'Nothing is lost until you choose.' });
  await expect(choice).toBeVisible();
  await expect(text(page)).toHaveValue('Typed in this one.');
  await expect(page.getByRole('listitem').filter({ hasText: 'As it is now' })).toHaveText(
    'AboutAs it is nowSaved in the other tab.What you typedTyped in this one.',
  );
  expect(await faults(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Take the newer one' }).click();
  await expect(section(page, 'About')).toContainText('Saved in the other tab.');

  await edit(page, 'About').click();
  await edit(other, 'About').click();
  await text(other).fill('Saved there once more.');
  await save(other);
  await expect(section(other, 'About')).toContainText('Saved there once more.');
  await text(page).fill('Kept from this one.');
  await save(page);
  const lost = (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' });
  await page.route(`**${API.changeSummary}`, lost, { times: 1 });
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await save(page);
  await expect(edit(page, 'About')).toBeFocused();
  await expect(section(page, 'About')).toContainText('Kept from this one.');
});

test('what is typed after a lost answer is saved without a question, also when it is typed back', async ({
  page,
}) => {
  await openOwn(page);
  await edit(page, 'About').click();
  const about = page.getByLabel('About you and your practice');
  for (const more of [' Typed on.', '']) {
    const typed = (await about.inputValue()) + more;
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: 'Bad Gateway' });
    };
    await page.route(`**${API.changeSummary}`, loseAnswer, { times: 1 });
    await about.fill('Wrong.');
    await save(page);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await about.fill(typed);
    await save(page);
    await expect(edit(page, 'About')).toBeFocused();
    await edit(page, 'About').click();
    await expect(about).toHaveValue(typed);
  }
});

test('a photo is chosen, cut, shown to visitors at once, and taken away', async ({ page }) => {
  const path = await openOwn(page);
  const photo = page.getByRole('group', { name: 'Photo' });
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a44' } })
    .jpeg()
    .toBuffer();
  await photo
    .getByLabel('File of the photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(photo.getByRole('application')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await photo.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Successfully Saved!')).toBeVisible();
  const shown = await photo.getByRole('img').getAttribute('src');
  const visitor = await page.context().newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('main').locator('img')).toHaveAttribute('src', String(shown));
  await photo.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(photo.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('main').locator('img')).toHaveCount(0);
});

test('visits are counted by the page, not for the doctor, and shown week by week', async ({
  page,
  browser,
}) => {
  const path = await openOwn(page);
  const visits = section(page, 'How often your profile is seen');
  await expect(visits).toContainText('Nobody has opened it in these twelve weeks.');
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  await expect(page.getByRole('heading', { name: /^Dr\. / })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await hydrated(visitor);
  const told = (kind: string) =>
    visitor.waitForResponse((response) => response.request().postData()?.includes(kind) ?? false);
  const phone = visitor.locator('main a[href^="tel:"]').first();
  // Nothing here can call.
  await phone.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await Promise.all([told('phone'), phone.click()]);
  await visitor.close();

  await openOwn(page);
  await visits.locator('summary').click();
  const latest = visits.getByRole('row').nth(1).getByRole('cell');
  await expect(latest).toHaveText(['1', '1', '0']);
});
