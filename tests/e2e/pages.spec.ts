import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faults, faultsInDocument } from '../helpers/accessibility.ts';
import { test } from '../helpers/browser.ts';
import { openAs } from '../helpers/signed-in.ts';

// Both write the same page.
test.describe.configure({ mode: 'default' });

test('a page is written as an article is: a draft, in the editor, which is published', async ({ page }) => {
  const { shown, before, preview } = await openTerms(page);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text.getByRole('heading', { name: 'About these terms' })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Terms');
  expect(await faults(page)).toEqual([]);

  const paragraph = text.locator(':scope > p').first();
  const words = await paragraph.innerText();
  await paragraph.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Our last words.');
  await page.getByLabel('Title', { exact: true }).fill('Our own terms');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Our own terms');
  await expect(preview.getByText('Our last words.')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  expect(await shown()).toBe(before);

  // It is where it was left, and nothing of the rest is written anew.
  await page.reload();
  await expect(text.getByText('Our last words.')).toBeVisible();
  await page.getByRole('button', { name: 'Whole file as Markdown' }).click();
  const file = page.getByLabel('Markdown', { exact: true });
  const draft = await file.inputValue();
  const original = draft
    .replace('title: Our own terms', 'title: Terms')
    .replace(/\n*Our last words\.\n*$/, '\n');
  expect(original).toContain(words.split('\n')[0].slice(0, 20));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Replaced')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeHidden();
  expect(await shown()).toContain('Our last words.');

  await page.getByRole('button', { name: 'Put the original back' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText('Original', { exact: true })).toBeVisible();
  expect(await shown()).toBe(before);
  await expect(file).toHaveValue(original);
});

test('a page is replaced by a file, and put back', async ({ page }) => {
  const { shown, before, preview } = await openTerms(page);
  await page.getByRole('button', { name: 'Whole file as Markdown' }).click();
  const text = page.getByLabel('Markdown', { exact: true });
  const original = await text.inputValue();

  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Terms');
  const ours = original.replace('title: Terms', 'title: Our own terms');
  const section = (words: string) => `${ours}\n## Of our own :section{#own}\n\n${words}\n`;

  await text.fill(section('<b onclick="x()">Bold</b> words.'));
  const line = section('').split('\n').length - 1;
  await expect(page.getByText(`Line ${line}: there is HTML in it`)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'there is HTML in it' })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Terms');
  expect(await shown()).toBe(before);
  await page
    .getByRole('button', { name: `Show line ${line}` })
    .last()
    .click();
  const chosen = () =>
    text.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  await expect.poll(chosen).toBe('<b onclick="x()">Bold</b> words.');
  expect(await text.evaluate((field) => field.scrollTop)).toBeGreaterThan(0);

  await text.fill(section('**Bold** words.'));
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Our own terms');
  await expect(preview.getByRole('heading', { name: 'Of our own' })).toBeVisible();
  const document = await page.getByTitle('The page as visitors would see it').getAttribute('srcdoc');
  expect(await faultsInDocument(page, document ?? '')).toEqual([]);
  // In another window, which its sandbox forbids: a click on a link leaves the page where it is.
  expect(document).toContain('<base target="_blank">');
  expect(await shown()).toBe(before);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Replaced')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Our own terms');
  expect(await shown()).toContain('<strong>Bold</strong> words.');
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Revisions' }).click();
  const revisions = page.getByRole('dialog', { name: 'Revisions' });
  await expect(revisions.locator('ins').filter({ hasText: 'Of our own' }).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await revisions.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Put the original back' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText('Original', { exact: true })).toBeVisible();
  expect(await shown()).toBe(before);
  await expect(text).toHaveValue(original);
});

/** Opens the terms in the backoffice; what visitors read of them, and the preview beside what is typed. */
async function openTerms(page: Page) {
  // By a connection of its own: one that is kept is closed by the server after ten seconds, perhaps just then.
  const headers = { connection: 'close' };
  const shown = async () => (await page.request.get('/terms', { headers })).text();
  const before = await shown();
  await openAs(page, 'admin', '/aboutus');
  await page.goto('/admin/guides');
  await page.getByRole('row', { name: '/terms' }).getByRole('link').click();
  return { shown, before, preview: page.frameLocator('iframe[title="The page as visitors would see it"]') };
}
