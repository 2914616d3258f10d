import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { Review, ReviewRow } from '#contract/reviews.ts';
import { open } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { fillIdentity } from '../helpers/fill-profile.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { photo as picture } from '../helpers/pictures.ts';

const EMAIL = 'ada.osei@example.com';
const PASSWORD = 'seven small lanterns';

/** Behind a proxy, so that visitors of several networks can come. */
const test = onOwnDemo(() => startDemo(undefined, { env: { TRUST_PROXY: '1' } }));

test('from sign-up to a public profile, a new license, a confirmation, a report, and out again', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('signs up, verifies, pays', async () => {
    await open(page, '/pricing');
    await countPresses(page);
    await page.getByRole('link', { name: 'Choose monthly' }).click();
    await expect(page.getByText('You chose the monthly plan.')).toBeVisible();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Osei');
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/user\/verify$/);
    await open(page, await mailed(page, /\S+\/user\/verify\/token\?\S+/));
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await page.getByRole('button', { name: 'Pay $29' }).click();
    await expect(page.getByText('Your plan has started.')).toBeVisible();
  });

  await test.step('sets the profile up and submits it', async () => {
    await expect(page).toHaveURL(/\/setupprofile$/);
    await fillIdentity(page);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page).toHaveURL(/step=2$/);
    await page.locator('summary', { hasText: 'Conditions' }).click();
    await page.getByLabel('Filter: Conditions').fill('adhd');
    await page.keyboard.press('Enter');
    await page.getByLabel('26–64').check();
    await page.getByRole('group', { name: 'Do you accept new patients?' }).getByLabel('Yes').check();
    await page.getByLabel('No, in person only').check();
    const photo = page.getByRole('group', { name: 'Photo' });
    const buffer = await (await picture()).jpeg().toBuffer();
    await photo
      .getByLabel('File of the photo')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await expect(photo.getByRole('application')).toBeVisible();
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page).toHaveURL(/step=3$/);
    await expect(
      page.locator('main img[src^="/uploads/"]'),
      'chosen, though not used by a press',
    ).toBeVisible();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    // That it is saved was said of the step before as well.
    await expect(page.getByText('Your profile is submitted')).toBeVisible();
    // With the one in the mail.
    expect(1 + (await pressesOf(page))).toBe(9);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  const { id, user_id: doctor } = await approve(page);
  expect(id).toBeGreaterThan(0);
  await test.step('is public, also in the search', async () => {
    expect((await publicProfile(page, doctor))?.licenses).toMatchObject([{ number: '223344' }]);
    await open(page, '/search?searchZipCode=02139&q=Osei');
    await expect(page.getByRole('main')).toContainText('Ada Osei');
  });

  await test.step('edits the hours, which show at once', async () => {
    await open(page, '/viewprofile');
    await page.getByRole('button', { name: 'Edit Hours' }).click();
    const saturday = page.getByRole('region', { name: 'Hours' }).getByRole('group', { name: 'Saturday' });
    await saturday.getByRole('button', { name: 'Add hours' }).click();
    await saturday.getByLabel('Opens').fill('10:15');
    await saturday.getByLabel('Closes').fill('13:45');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully Saved!').last()).toBeVisible();
    expect((await publicProfile(page, doctor))?.working_time).toContainEqual({
      ...{ day: 'sat', opens: '10:15', closes: '13:45' },
    });
  });

  await test.step('changes the license: the old one stays until the new one is approved', async () => {
    await open(page, '/setupprofile');
    await page.getByLabel('License number').fill('998877');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page).toHaveURL(/step=2$/);
    expect((await publicProfile(page, doctor))?.licenses).toMatchObject([{ number: '223344' }]);
    await approve(page);
    expect((await publicProfile(page, doctor))?.licenses).toMatchObject([{ number: '998877' }]);
  });

  await test.step('is reported by three visitors, and confirms by the mailed button', async () => {
    for (const n of [1, 2, 3])
      await page.request.post('/api/reports', {
        data: { id: doctor, kind: 'not-accepting' },
        headers: { 'x-forwarded-for': `198.51.${n}.7` },
      });
    await open(page, await mailed(page, /\S+\/confirm\?token=\S+/));
    await page.getByRole('button', { name: 'Yes, I take new patients' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Visitors see that you take new patients',
    );
  });

  await test.step('deletes the account: nothing is left but the line of the trail', async () => {
    await open(page, '/account');
    const typed = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-')));
    await page.evaluate((id) => localStorage.setItem(`unsaved-doctor-${id}-article-9~1`, '{}'), doctor);
    expect(await typed()).toHaveLength(1);
    await page.setViewportSize({ width: 320, height: 480 });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(question.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await question.getByLabel('Current password').fill(PASSWORD);
    const asked = page.waitForRequest('**/api/user/delete-account');
    await question.getByRole('button', { name: 'Delete my account' }).click();
    expect((await asked).postDataJSON()).toEqual({ currentPassword: PASSWORD, planEnd: 'end' });
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    expect(await publicProfile(page, doctor)).toBeNull();
    expect(await typed()).toEqual([]);
  });
});

/** Counts the links, buttons and folds that are pressed from now on in this tab. */
async function countPresses(page: Page): Promise<void> {
  const count = () =>
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('a, button, summary')) return;
        sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
      },
      true,
    );
  await page.addInitScript(count);
  await page.evaluate(count);
}

function pressesOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

/** What the newest mail to the doctor has of the kind. */
async function mailed(page: Page, wanted: RegExp): Promise<string> {
  const answer = await page.request.get('/api/demo/outbox');
  const { data } = (await answer.json()) as { data: { recipient: string; text: string }[] };
  const found = data.filter(({ recipient }) => recipient === EMAIL).map(({ text }) => wanted.exec(text)?.[0]);
  return found.find((text) => text !== undefined) ?? '';
}

async function publicProfile(page: Page, doctor: number): Promise<DoctorProfile | null> {
  const answer = await page.request.get(`/api/doctors/${doctor}`);
  return answer.ok() ? ((await answer.json()) as DoctorProfile) : null;
}

/** As an administrator: looks up each credential that has to be, and approves what waits of the doctor. */
async function approve(page: Page): Promise<ReviewRow> {
  const data = { email: 'admin@example.com', password: 'demo-password-1' };
  const signedIn = await page.request.post('/api/user/login', { data });
  const headers = { authorization: ((await signedIn.json()) as { token: string }).token };
  const list = await page.request.get('/api/admin/reviews?range=[0,99]', { headers });
  const row = ((await list.json()) as ReviewRow[]).find(({ last_name }) => last_name === 'Osei');
  if (!row) throw new Error('Nothing waits of this doctor.');
  const address = `/api/admin/reviews/${row.id}`;
  const review = (await (await page.request.get(address, { headers })).json()) as Review;
  const checks = Object.fromEntries(
    review.credentials
      .filter(({ is_required, check }) => is_required && check === null)
      .map(({ key, number, expires }) => {
        const said = { number, expires, status: 'active', address: '' };
        return [key, { source: 'register', said }];
      }),
  );
  const answer = await page.request.post(`${address}/approve`, { data: { checks }, headers });
  expect(answer.status()).toBe(200);
  return row;
}
