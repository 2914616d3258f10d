import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faults, faultsInAllColors, stillness } from '../helpers/accessibility.ts';
import { callsOf, open, refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { photo } from '../helpers/pictures.ts';
import { endSession, openAs } from '../helpers/signed-in.ts';

/** In a demo of its own: other specs count the articles of theirs. */
const test = onOwnDemo(startDemo);

const TITLE = 'Sleep and shift work';

test('a doctor writes and sends in, an administrator publishes, and readers find it', async ({ page }) => {
  await openAs(page, 'doctor', '/articleeditor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write for the Authors Digest');
  const id = await newArticle(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  const missing = page.getByRole('alert').filter({ hasText: '3 fields need another look' });
  await expect(missing.getByRole('link')).toHaveText([
    'Your article needs a title.',
    'Your article needs a summary.',
    'Your article needs a text.',
  ]);
  await missing.getByRole('link', { name: 'a text' }).press('Enter');
  await expect(text(page)).toBeFocused();
  expect(await faultsInAllColors(page)).toEqual([]);
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Summary').fill('What helps people who work at night.');
  await write(page, '## Before the shift\nEat **well** and go out.');
  const saved = answerTo(page, 'A lamp');
  await addPicture(page, 'A lamp');
  await saved;
  expect(await faultsInAllColors(page)).toEqual([]);

  await page.reload();
  await expect(text(page).locator('h2')).toHaveText('Before the shift');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(page.getByText('Sent for review')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(text(page)).toHaveCount(0);
  expect((await page.request.post('/api/articles/get-by-id', { data: { id: Number(id) } })).status()).toBe(
    404,
  );

  await openAs(page, 'admin', '/aboutus');
  await page.goto('/articleeditor');
  await page.waitForURL('/admin/articles');
  await expect(page.getByRole('cell', { name: TITLE }).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto(`/admin/articles/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue(TITLE);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles(await pictureFile());
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await faultsInAllColors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('The article is published.', { exact: true })).toBeVisible();

  await page.goto(`/singlepost/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByRole('img', { name: 'A lamp' })).toBeVisible();
  await expect(page.locator('main strong', { hasText: 'well' })).toBeVisible();
});

test('a save whose answer was lost can be sent for review after the page was opened again', async ({
  page,
}) => {
  await openAs(page, 'doctor', '/articleeditor');
  const path = `/api/user/articles/${await newArticle(page)}`;
  await page.getByLabel('Title').fill('A lost answer');
  await page.getByLabel('Summary').fill('What arrived is known when the page is opened again.');
  const saved = answerTo(page, 'All of it has arrived.');
  await write(page, 'All of it has arrived.');
  await saved;
  let isLost = false;
  const arrived = new Promise<void>((resolve) => {
    void page.route(`**${path}`, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      resolve();
    });
  });
  await page.getByLabel('Title').fill('A lost answer, again');
  // Still held, for whatever is let go is sent again.
  await arrived;
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('A lost answer, again');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(page.getByText('Sent for review')).toBeVisible();
});

test('nothing below the text can be pressed while it still moves', async ({ page }) => {
  await openAs(page, 'doctor', '/articleeditor');
  await newArticle(page);
  await text(page).waitFor();
  let arrive = () => {};
  const arrival = new Promise<void>((come) => (arrive = come));
  await page.route('**/editor-*.css', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload();
  await text(page).waitFor();
  const send = page.getByRole('button', { name: 'Send for review' });
  await expect(send).toBeHidden();
  arrive();
  await send.waitFor();
  const place = await send.boundingBox();
  await stillness(page);
  expect(await send.boundingBox()).toEqual(place);
});

test.describe('an article of another account', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is said to be none of this one, with a way on', async ({ page }) => {
    await openAs(page, 'doctor', '/articleeditor');
    for (const path of ['/articleeditor/999999', '/articleeditor/preview/999999']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This account has no such article.');
      await expect(page.getByText('You are signed in as doctor@example.com.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'All your articles' }).last().click();
      await expect(page).toHaveURL('/articleeditor');
    }
  });
});

test.describe('without the editor', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module/ });

  for (const [what, file] of [
    ['code', '**/article-editor.js'],
    ['styles', '**/editor-*.css'],
  ])
    test(`whose ${what} does not come, an article can be sent and deleted, and it is tried again`, async ({
      page,
    }) => {
      await openAs(page, 'doctor', '/articleeditor');
      await newArticle(page);
      await text(page).waitFor();
      await page.route(file, (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('heading', { name: 'The editor could not be loaded.' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send for review' })).toBeVisible();
      await page.getByLabel('Title').fill('Without an editor');
      // It is said in its place alone.
      expect(await page.getByText('Error corrupted.').count()).toBe(0);
      await page.unroute(file);
      await page.getByRole('button', { name: 'Try again' }).click();
      await text(page).waitFor();
      await expect(page.getByLabel('Title')).toHaveValue('Without an editor');
      await page.getByRole('button', { name: 'Delete the draft' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
      await page.waitForURL('/articleeditor');
    });

  test('administrators are told so as well, and what else they write is kept', async ({ page }) => {
    await openAs(page, 'admin', '/aboutus');
    await page.goto('/admin/articles/create');
    await page.getByLabel('Title').fill('Half of it');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/admin\/articles\/\d+$/);
    await write(page, 'Words.');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.route('**/article-editor-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
    await page.getByLabel('Summary').fill('Without an editor.');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.unroute('**/article-editor-*.js');
    await page.reload();
    await expect(text(page)).toContainText('Words.');
    await expect(page.getByLabel('Summary')).toHaveValue('Without an editor.');
    // Not to an empty form that begins another one.
    await page.goBack();
    await page.waitForURL('/aboutus');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 4(?:04|09)/ });

  test('text that another device has left out of what it sent in is shown, to its own author alone', async ({
    page,
    context,
    browser,
  }) => {
    await openAs(page, 'doctor', '/articleeditor');
    const id = await newArticle(page);
    await page.getByLabel('Title').fill('Two devices');
    await page.getByLabel('Summary').fill('One of them was offline.');
    const saved = answerTo(page, 'What both have.');
    await write(page, 'What both have.');
    await saved;
    // What this browser keeps of somebody else is nobody's to see.
    await page.evaluate((article) => {
      const kept = JSON.stringify({ version: 1, content: { title: 'Not mine' } });
      for (const whose of ['', 'admin-1-', 'doctor-999999-'])
        localStorage.setItem(`unsaved-${whose}article-${article}`, kept);
    }, id);
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Two devices');
    await text(page).waitFor();

    await context.setOffline(true);
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Only here.');
    await expect(page.getByText(/^Not saved/)).toBeVisible();
    await page.getByLabel('Title').focus();
    await expect(page.getByText(/^Not saved/)).toBeInViewport();
    const other = await (await browser.newContext()).newPage();
    await openAs(other, 'doctor', `/articleeditor/${id}`, { fresh: true });
    await other.getByRole('button', { name: 'Send for review' }).click();
    await other.getByRole('button', { name: 'Send it', exact: true }).click();
    await expect(other.getByText('Sent for review')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Text that was not sent in' })).toBeHidden();

    await context.setOffline(false);
    const notice = page.getByRole('region', { name: 'Text that was not sent in' });
    const words = 'Two devices\n\nOne of them was offline.\n\nWhat both have. Only here.';
    await expect(notice.getByLabel('What was not sent in')).toHaveValue(words);
    await expect(page.getByText('Sent for review')).toBeVisible();
    await page.reload();
    await expect(notice.getByLabel('What was not sent in')).toHaveValue(words);
    expect(await faults(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Discard it' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByText('Sent for review')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('“Keep mine” keeps what the other device alone has changed; of one that was deleted there the text is shown', async ({
    page,
    context,
    browser,
  }) => {
    await openAs(page, 'doctor', '/articleeditor');
    await newArticle(page);
    await text(page).waitFor();
    const other = await (await browser.newContext()).newPage();
    await openAs(other, 'doctor', page.url(), { fresh: true });

    await context.setOffline(true);
    await text(page).click();
    await page.keyboard.type('Only here.');
    await expect(page.getByText(/^Not saved/)).toBeVisible();
    const saved = answerTo(other, 'Titled there');
    await other.getByLabel('Title').fill('Titled there');
    await saved;
    await context.setOffline(false);
    const both = answerTo(page, 'Only here.');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await both;
    await expect(page.getByLabel('Title')).toHaveValue('Titled there');
    await expect(text(page)).toHaveText('Only here.');

    await other.reload();
    await expect(text(other)).toHaveText('Only here.');
    await expect(other.getByLabel('Title')).toHaveValue('Titled there');
    await other.getByRole('button', { name: 'Delete the draft' }).click();
    await other.getByRole('button', { name: 'Delete it' }).click();
    await expect(other).toHaveURL('/articleeditor');
    await page.getByLabel('Summary').fill('Typed too late.');
    await expect(page.getByText('Not saved: This article is not here (any more).')).toBeVisible();
    await page.reload();
    const notice = page.getByRole('region', { name: 'Text that was not saved' });
    await expect(notice.getByLabel('What was not saved')).toHaveValue(
      'Titled there\n\nTyped too late.\n\nOnly here.',
    );
    await notice.getByRole('button', { name: 'Discard it' }).click();
    await expect(notice).toBeHidden();
  });
});

test('what is pasted from an office program is clean, and breaks no policy', async ({ page }) => {
  await openAs(page, 'doctor', '/articleeditor');
  await newArticle(page);
  await text(page).click();
  await text(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<style>p{color:red}</style><b style="font-weight:normal" id="docs-internal-guid-1"><h1 style="color:red">Sleep</h1>' +
        '<p style="line-height:1.4"><span style="font-weight:700">Bold</span><span style="color:red"> plain</span></p></b>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(text(page).locator('h2')).toHaveText('Sleep');
  await expect(text(page).locator('strong')).toHaveText('Bold');
  await expect(text(page).locator('th')).toHaveCount(3);
  expect(await text(page).locator('[style]').count()).toBe(0);
});

test('a table keeps its caption and text its direction, from what is stored to what readers see', async ({
  page,
}) => {
  await openAs(page, 'doctor', '/articleeditor');
  await newArticle(page);
  await write(page, 'نوم');
  const fromRight = page.getByRole('button', { name: 'From right to left' });
  await fromRight.click();
  await expect(fromRight).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sleep');
  await fromRight.click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('Week');
  const onOrOff = page.getByRole('button', { name: 'Caption on or off' });
  await onOrOff.click();
  await page.keyboard.type('Doses by week');
  await page.keyboard.press('Enter');
  await page.keyboard.type('First ');
  for (const heading of ['Dose', 'Taken']) {
    await page.keyboard.press('Tab');
    const saved = answerTo(page, heading);
    await page.keyboard.type(heading);
    await saved;
  }
  expect(await faults(page)).toEqual([]);

  await page.reload();
  await expect(text(page).locator('figcaption')).toHaveText('Doses by week');
  await expect(text(page).locator('p[dir=rtl]')).toHaveText('نوم');
  await write(page, '.');
  await page.getByRole('button', { name: 'See it as readers will' }).click();
  const read = page.locator('main');
  await expect(read.locator('table > caption')).toHaveText('Doses by week');
  await expect(read.locator('th').first()).toContainText('First Week');
  await expect(read.locator('p[dir=rtl]')).toHaveText('نوم');
  await expect(read.getByText('Sleep')).not.toHaveAttribute('dir');

  await page.getByRole('link', { name: 'Back to your article' }).click();
  await text(page).locator('figcaption').click();
  await page.getByRole('button', { name: 'Line across' }).click();
  await expect(text(page).locator('table')).toHaveCount(1);
  await text(page).locator('th').first().click();
  await onOrOff.click();
  await expect(text(page).locator('figcaption')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the table' }).click();
  await expect(text(page).locator('table')).toHaveCount(0);
});

test('a "/" offers blocks, callouts among them, and stays text where it is meant so', async ({ page }) => {
  await openAs(page, 'doctor', '/articleeditor');
  await newArticle(page);
  await page.getByLabel('Title').fill('What to bring');
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  const chosen = menu.getByRole('option', { selected: true });
  await write(page, '/');
  await expect(chosen).toHaveText('Heading');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText('Picture');
  const active = (await text(page).getAttribute('aria-activedescendant')) ?? '';
  await expect(page.locator(`[id="${active}"]`)).toHaveText('Picture');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.type('warn');
  await expect(menu).toBeHidden();
  for (let n = 0; n < 4; n++) await page.keyboard.press('Backspace');
  await page.keyboard.type('URG');
  await expect(menu.getByRole('option')).toHaveText(['Urgent']);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Call 988.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and/or /');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('quo');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.type('/note');
  const saved = answerTo(page, 'Bring a list');
  await menu.getByRole('option', { name: 'Note' }).click();
  await page.keyboard.type('Bring a list.');
  await saved;
  expect(await faultsInAllColors(page)).toEqual([]);

  await page.reload();
  await expect(text(page).getByRole('note', { name: 'Urgent' })).toHaveText('Call 988.');
  await expect(text(page).locator('> p').first()).toHaveText('and/or /quo');
  await page.getByRole('button', { name: 'See it as readers will' }).click();
  const read = page.locator('main').getByRole('note');
  await expect(read).toHaveText(['UrgentCall 988.', 'NoteBring a list.']);
  expect(await faultsInAllColors(page)).toEqual([]);
  await page.goBack();
  await text(page).getByText('Bring a list.').click();
  await page.keyboard.press('Home');
  // The editor hears of a moved cursor with the next frame; before that Chromium itself would join the lines, with styles.
  await stillness(page);
  await page.keyboard.press('Backspace');
  await expect(text(page).getByRole('note')).toHaveText(['Call 988.']);
});

test('a link is set by a dialog that says what is wrong with an address', async ({ page }) => {
  await openAs(page, 'doctor', '/articleeditor');
  await newArticle(page);
  await write(page, 'Read this');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('Please write a whole address');
  await page.getByLabel('Address').fill('example.com/sleep');
  await page.keyboard.press('Enter');
  await expect(text(page).locator('a')).toHaveAttribute('href', 'https://example.com/sleep');
  await expect(text(page)).toBeFocused();
});

test.describe('with refusals', () => {
  test.use({ expectedErrors: refusals });

  test('two administrators at once: one is told, chooses, and a revision goes back', async ({
    page,
    browser,
  }) => {
    await openAs(page, 'admin', '/aboutus');
    await page.goto('/admin/articles/create');
    await page.getByLabel('Title').fill('Two at once');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/admin\/articles\/\d+$/);
    await write(page, 'First words.');
    await expect(page.getByText(/^Saved /)).toBeVisible();

    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await openAs(other, 'admin', '/aboutus', { fresh: true });
    await other.goto(page.url());
    await write(other, 'Second words. ');
    await expect(other.getByText(/^Saved /)).toBeVisible();
    await expect(other.getByText('Saves itself in a moment')).toHaveCount(0);

    // Of different fields both stay, and nobody is asked.
    await page.getByLabel('Summary').fill('Mine.');
    await expect(text(page)).toContainText('Second words.');
    await expect(page.getByLabel('Summary')).toHaveValue('Mine.');
    await expect(page.getByText('Saves itself in a moment')).toHaveCount(0);
    await write(other, 'Third words. ');
    await expect(other.getByLabel('Summary')).toHaveValue('Mine.');
    await expect(other.getByText('Saves itself in a moment')).toHaveCount(0);
    await other.context().close();

    await write(page, 'My words. ');
    const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this article' });
    await expect(dialog.locator('del', { hasText: 'Third' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(text(page)).toContainText('Third words.');

    await page.getByRole('button', { name: 'Revisions' }).click();
    const revisions = page.getByRole('dialog', { name: 'Revisions' });
    await expect(revisions.locator('ins', { hasText: 'Third' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await revisions.getByRole('button', { name: 'Go back to this one' }).click();
    await expect(text(page)).not.toContainText('Third words.');
  });

  test('what is pressed while the editor is still coming stays where it is', async ({ page, context }) => {
    await openAs(page, 'admin', '/aboutus');
    await page.goto('/admin/articles/create');
    await page.getByLabel('Title').fill('Pressed early');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/admin\/articles\/\d+$/);
    const other = await context.newPage();
    const held = async (files: string) => {
      let arrive = () => {};
      const arrival = new Promise<void>((come) => (arrive = come));
      await other.route(files, async (route) => {
        await arrival;
        await route.continue();
      });
      return arrive;
    };
    const letEditorCome = await held('**/article-editor-*.js');
    const letStylesCome = await held('**/editor-*.css');
    await other.goto(page.url());
    const publish = other.getByRole('button', { name: 'Publish' });
    await expect(other.getByLabel('The editor is being loaded')).toBeVisible();
    await stillness(other);
    const place = await publish.boundingBox();
    letEditorCome();
    await expect(text(other)).toBeVisible();
    await stillness(other);
    expect(await publish.boundingBox(), 'without its styles').toEqual(place);
    letStylesCome();
    await expect(text(other)).toHaveCSS('min-height', '320px');
    await stillness(other);
    expect(await publish.boundingBox()).toEqual(place);
  });

  test('who keeps their own words neither takes an article off the site by that nor puts it there', async ({
    page,
    context,
  }) => {
    await openAs(page, 'admin', '/aboutus');
    await page.goto('/admin/articles/create');
    await page.getByLabel('Title').fill('Turned meanwhile');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/admin\/articles\/\d+$/);
    await page.getByLabel('Summary').fill('Theirs.');
    await write(page, 'Words.');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    const state = page.locator('#main-content').getByText(/^(Draft|Published)$/);
    const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this article' });

    await expect(text(other)).toContainText('Words.');
    await other.getByRole('button', { name: 'Publish' }).click();
    await other.getByRole('button', { name: 'Publish now' }).click();
    await expect(other.getByText('The article is published.', { exact: true })).toBeVisible();
    await page.getByLabel('Summary').fill('Mine.');
    // The words are as they were: nobody has to choose, and readers do not get what is typed by that.
    await expect(state).toHaveText('Published');
    await expect(page.getByText('Changed, not yet for readers')).toBeVisible();
    await page.getByRole('button', { name: 'Save for readers' }).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();

    await other.reload();
    await other.getByLabel('Summary').fill('Theirs again.');
    await other.getByRole('button', { name: 'Save for readers' }).click();
    await expect(other.getByText(/^Saved /)).toBeVisible();
    await other.getByRole('button', { name: 'Take off the site' }).click();
    await expect(other.getByText('The article is off the site.')).toBeVisible();
    await page.getByLabel('Summary').fill('Mine again.');
    await page.getByRole('button', { name: 'Save for readers' }).click();
    await expect(dialog).toContainText('It is off the site now, and stays off if you keep yours.');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(state).toHaveText('Draft');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Summary')).toHaveValue('Mine again.');
  });

  test('what is taken back keeps the words that were typed, and another’s article is not deleted', async ({
    page,
    context,
  }) => {
    await openAs(page, 'admin', '/aboutus');
    await page.goto('/admin/articles/create');
    await page.getByLabel('Title').fill('Taken back');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/admin\/articles\/\d+$/);
    await write(page, 'Words.');
    const summary = page.getByLabel('Summary');
    const state = page.locator('#main-content').getByText(/^(Draft|Published)$/);
    await summary.fill('Just before.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('button', { name: 'Undo (U)' }).click();
    await expect(state).toHaveText('Draft');
    await expect(summary).toHaveValue('Just before.');

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(text(other)).toContainText('Words.');
    await other.getByRole('button', { name: 'Publish' }).click();
    await other.getByRole('button', { name: 'Publish now' }).click();
    await expect(other.getByText('The article is published.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this article' });
    await expect(dialog).toContainText('It is published now');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(state).toHaveText('Published');

    await summary.fill('Not for readers yet.');
    await page.getByRole('button', { name: 'Take off the site' }).click();
    await page.getByRole('button', { name: 'Undo (U)' }).click();
    await expect(state).toHaveText('Published');
    await expect(page.getByText('Changed, not yet for readers')).toBeVisible();
    await expect(summary).toHaveValue('Not for readers yet.');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard them' }).click();
    await expect(summary).toHaveValue('Just before.');
  });

  test('a session that ends while somebody writes loses nothing', async ({ page }) => {
    await openAs(page, 'admin', '/aboutus', { fresh: true });
    const calls = callsOf(page);
    await page.goto('/admin/articles/create');
    await page.getByLabel('Title').fill('Kept');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/admin\/articles\/\d+$/);
    const address = page.url();
    await expect(text(page)).toBeVisible();
    await endSession(page, calls);
    await write(page, 'Written after the end.');
    await expect(page).toHaveURL('/user/signin');
    await expect(page.getByText('User Info Incorrect! Please login again.')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await openAs(page, 'admin', '/aboutus');
    await page.goto(address);
    await expect(text(page)).toContainText('Written after the end.');
    await expect(page.getByText(/^Saved /)).toBeVisible();
  });
});

test('a visitor loads nothing of the editor', async ({ page }) => {
  for (const path of ['/home', '/blogpage', '/singlepost/1']) {
    const calls = callsOf(page);
    await open(page, path);
    await calls.answered();
    expect(calls.paths().filter((asked) => asked.includes('editor'))).toEqual([]);
  }
});

/** From the list of a doctor's articles; answers its id. */
async function newArticle(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Write a new article' }).click();
  await page.waitForURL(/\/articleeditor\/\d+$/);
  return page.url().split('/').at(-1) ?? '';
}

function text(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** Resolves when a save with these words is answered. */
async function answerTo(page: Page, words: string): Promise<void> {
  const answer = await page.waitForResponse((one) => one.request().postData()?.includes(words) === true);
  await answer.finished();
}

async function write(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.type(words);
}

async function addPicture(page: Page, alt: string): Promise<void> {
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await (await chooser).setFiles(await pictureFile());
  await page.getByLabel('What it shows').fill(alt);
  await page.getByRole('button', { name: 'Keep the description' }).click();
}

async function pictureFile() {
  const buffer = await (await photo()).jpeg().toBuffer();
  return { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer };
}
