import { expect } from '@playwright/test';
import { faultsInAllColors } from '../helpers/accessibility.ts';
import { callsOf, open, test } from '../helpers/browser.ts';
import { layoutShift } from '../helpers/layout-shift.ts';
import { widerThanTheWindow } from '../helpers/viewports.ts';
import {
  accountItems,
  accountToggle,
  chooseInAccount,
  holdSessionCheck,
  openAs,
} from '../helpers/signed-in.ts';

test.describe('the header', () => {
  test('of a doctor opens by keys: arrows walk, Escape gives the focus back; it leads to the profile, not to managing', async ({
    page,
  }) => {
    await openAs(page, 'doctor', '/home');
    const item = (name: string) => accountItems(page).filter({ hasText: name });
    await accountToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(item('Sign out')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(item('Sign out')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(item('doctor@example.com')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Edit Profile')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Sign out')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('doctor@example.com')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item('Sign out')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accountToggle(page)).toBeFocused();
    await expect(item('Sign out')).toBeHidden();
    await page.keyboard.press('ArrowUp');
    await expect(item('Sign out')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(item('Sign out')).toBeHidden();

    await accountToggle(page).click();
    await expect(accountItems(page)).toHaveText([
      /doctor@example\.com/,
      'Edit Profile',
      'Your Profile',
      'Your Articles',
      'Sign out',
    ]);
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await accountItems(page).filter({ hasText: 'Your Profile' }).click();
    await expect(page).toHaveURL('/viewprofile');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await chooseInAccount(page, 'Edit Profile');
    await expect(page).toHaveURL('/setupprofile');
  });

  test('of an administrator leads to managing alone, and no page takes them for a doctor', async ({
    page,
  }) => {
    await openAs(page, 'admin', '/home');
    await accountToggle(page).click();
    await expect(accountItems(page)).toHaveText([
      /admin@example\.com/,
      'Manage Users',
      'Manage Articles',
      'Sign out',
    ]);
    await accountItems(page).filter({ hasText: 'Manage Users' }).click();
    await expect(page.getByRole('heading', { name: 'The directory today' })).toBeVisible();
    await open(page, '/home');
    await chooseInAccount(page, 'Manage Articles');
    await expect(page).toHaveURL('/admin/articles');

    await open(page, '/viewprofile');
    await expect(page.getByText('You are an administrator: you have no profile')).toBeVisible();
    expect(await faultsInAllColors(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'manage users' })).toHaveAttribute('href', '/admin/users');
    await open(page, '/pricing');
    await expect(page.getByRole('heading', { name: 'You are an administrator' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Monthly', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await faultsInAllColors(page)).toEqual([]);
    await page.getByRole('link', { name: 'choose the prices' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  test('without a plan asks for one, and for a profile before it is looked at', async ({ page }) => {
    await openAs(page, 'noplan', '/search');
    const plans = page.getByRole('dialog', { name: 'Choose a plan first' });
    const setup = page.getByRole('dialog', { name: 'Set up your profile first' });

    await accountToggle(page).click();
    expect(await faultsInAllColors(page)).toEqual([]);
    await accountItems(page).filter({ hasText: 'Create Profile' }).click();
    expect((await plans.boundingBox())?.width).toBe(770);
    expect(await faultsInAllColors(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(plans).toBeHidden();
    await expect(accountToggle(page)).toBeFocused();

    await chooseInAccount(page, 'Your Profile');
    expect((await setup.boundingBox())?.width).toBe(600);
    await setup.getByRole('button', { name: 'Go to Setup' }).click();
    await expect(setup).toBeHidden();
    await plans.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(plans).toBeHidden();

    await chooseInAccount(page, 'Create Profile');
    await expect(plans).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/search');
    await expect(plans).toBeHidden();

    await chooseInAccount(page, 'Create Profile');
    await plans.getByRole('link', { name: 'Go to Plans' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('with a plan and without a profile leads to the setup', async ({ page }) => {
    await openAs(page, 'noprofile', '/home');
    await chooseInAccount(page, 'Your Profile');
    await page.getByRole('dialog').getByRole('link', { name: 'Go to Setup' }).click();
    await expect(page).toHaveURL('/setupprofile');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('of a doctor whose plan has ended still leads to the profile', async ({ page }) => {
    await openAs(page, 'ended', '/home');
    await chooseInAccount(page, 'Edit Profile');
    await expect(page.getByRole('dialog')).toContainText('Your profile is kept');
    await page.keyboard.press('Escape');
    await chooseInAccount(page, 'Your Profile');
    await expect(page).toHaveURL('/viewprofile');
  });

  test('has the same entries in the phone menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/home');
    const menu = page.locator('header').getByRole('navigation', { name: 'Main' });
    const summary = page.locator('summary', { hasText: 'Menu' });
    await summary.click();
    await expect(menu.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');

    await openAs(page, 'noplan', '/home', { fresh: true });
    await summary.click();
    await expect(menu.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    expect(await faultsInAllColors(page)).toEqual([]);
    await menu.getByRole('button', { name: 'Create Profile' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(summary).toBeFocused();
    await summary.click();
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('Successfully logout.')).toBeVisible();
    await expect(accountToggle(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('does not jump while somebody is being checked, at any width', async ({ page }) => {
    for (const width of [320, 768, 1320]) {
      await page.setViewportSize({ width, height: 800 });
      const answer = await holdSessionCheck(page);
      await openAs(page, 'doctor', '/home');
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
      const calls = callsOf(page);
      answer();
      await expect(accountToggle(page)).toBeVisible();
      await calls.answered();
      expect(await layoutShift(page), `at ${width} px`).toBe(0);
      await accountToggle(page).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.unrouteAll();
    }
  });

  for (const [name, path] of [
    ['doctor', '/viewprofile'],
    ['admin', '/viewprofile'],
    ['noplan', '/user/welcome/1'],
    ['noprofile', '/setupprofile'],
    ['draft', '/setupprofile?step=2'],
    ['waiting', '/viewprofile'],
    ['rejected', '/viewprofile'],
    ['ended', '/viewprofile'],
  ] as const) {
    test(`of ${name} is whole at every width, and so is the page below`, async ({ page }) => {
      await openAs(page, name, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await widerThanTheWindow(page)).toEqual([]);
      // The pages of accounts have no header.
      if (path.startsWith('/user/')) await open(page, '/home');
      for (const width of [320, 360, 768, 1320]) {
        await page.setViewportSize({ width, height: 740 });
        await accountToggle(page).click();
        await expect(accountItems(page).last()).toHaveText('Sign out');
        const items = await accountItems(page).evaluateAll((all) =>
          all.map((item) => {
            const { left, right } = item.getBoundingClientRect();
            const text = document.createRange();
            text.selectNodeContents(item);
            const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
            return { isWide: right - left > 240, isIn: left >= 0 && right <= innerWidth, lines: lines.size };
          }),
        );
        // The first one has the name above the address.
        for (const [i, item] of items.entries())
          expect([width, i, item]).toEqual([
            width,
            i,
            { isWide: true, isIn: true, lines: i === 0 ? item.lines : 1 },
          ]);
        await page.keyboard.press('Escape');
      }
    });
  }
});
