import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens all that is folded in the form, once it is that of the step with this field. */
async function unfold(page: Page, field: string): Promise<void> {
  await page.getByLabel(field).waitFor({ state: 'attached' });
  await page
    .locator('form details')
    .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
}

/** Step 1 of the setup, right in every field. */
export async function fillIdentity(page: Page): Promise<void> {
  await unfold(page, 'First name');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Degree').selectOption('MD');
  await page.getByLabel('Gender').selectOption('woman');
  await page.getByLabel('Title').fill('General psychiatrist');
  await page.getByLabel('NPI').fill('1234567893');
  await page.getByLabel('Practicing since').fill('2008');
  await page.locator('#field-licenses-0-state').selectOption('MA');
  await page.getByLabel('License number').fill('223344');
  await page.getByLabel('Expires on').fill('2038-06-30');
  await page.getByLabel('Psychiatry', { exact: true }).check();
  await page.getByLabel('Name of the practice').fill('Harbor Street Psychiatry');
  await page.getByLabel('Street and number').fill('12 Elm St, Suite 4');
  await page.getByLabel('City').fill('Cambridge');
  await page.getByLabel('ZIP code').fill('02139');
  await expect(page.locator('#field-state')).toHaveValue('MA');
  await page.getByLabel('Telephone').fill('617 555 0143 x12');
}

/** Step 2 of the setup. */
export async function fillPractice(page: Page, byVideo = true): Promise<void> {
  await unfold(page, 'In your own words');
  await page.getByLabel('In your own words').fill('I see adults.\n\nThe first visit takes an hour.');
  await page.getByLabel('Filter: Conditions').fill('adhd');
  await page.keyboard.press('Enter');
  await page.getByLabel('26–64').check();
  await page.getByLabel('English', { exact: true }).check();
  await page.getByLabel('First visit', { exact: true }).fill('350');
  await page.getByRole('group', { name: 'Do you accept new patients?' }).getByLabel('Yes').check();
  const video = page.getByRole('group', { name: 'Do you see patients by video?' });
  await video.getByLabel(byVideo ? 'Yes' : 'No, in person only').check();
  if (byVideo) await expect(page.getByText('Massachusetts: the state of your license.')).toBeVisible();
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByRole('button', { name: 'Same until Friday' }).click();
  await page.getByRole('button', { name: 'Add a place' }).click();
  await page.getByLabel('What you learned').fill('MD');
  await page.getByLabel('School or hospital').fill('Example School of Medicine');
  await page.getByLabel('From').fill('1999');
  await page.getByLabel('To', { exact: true }).fill('2003');
}
