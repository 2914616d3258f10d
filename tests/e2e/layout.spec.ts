import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { stillness } from '../helpers/accessibility.ts';
import { brokenWords } from '../helpers/broken-words.ts';
import { hydrated, open, test } from '../helpers/browser.ts';
import { openAs } from '../helpers/signed-in.ts';
import { withFonts } from '../helpers/with-fonts.ts';
import { lettersOf } from '../helpers/viewports.ts';

/** Headings, numbers, names and values. */
const SAID = ['h1', 'h2', 'h3', 'dt', 'dd'].map((tag) => `main ${tag}`).join();
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

test.beforeEach(({ page }) => withFonts(page));

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the home page cuts off no article, nor what can be searched for', async ({ page }) => {
    await open(page, '/home');
    await saysWhatIsSearched(page);
    const cards = page.getByRole('region', { name: 'From the Authors Digest' }).getByRole('article');
    await expect(cards).toHaveCount(3);
    await cards.last().scrollIntoViewIfNeeded();
    const cut = await cards.evaluateAll((all) =>
      all
        .filter((card) => {
          const lastLine = card.querySelector('time')?.getBoundingClientRect().bottom ?? Infinity;
          return lastLine > card.getBoundingClientRect().bottom;
        })
        .map((card) => card.textContent),
    );
    expect(cut).toEqual([]);
  });

  for (const path of ['/blogpage', '/ai-blogpage', '/ai-blogpage?size=20']) {
    test(`no article stands alone in its row on ${path}, nor below one`, async ({ page }) => {
      await open(page, path);
      const list = page.locator('main ul', { has: page.getByRole('article') });
      expect(await emptyRoomAfter(list)).toBeLessThan(1);
      await list.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/singlepost/);
      await hydrated(page);
      await expect(list.getByRole('article')).toHaveCount(3);
      expect(await emptyRoomAfter(list)).toBeLessThan(1);
    });
  }

  test('/search says in full what can be searched for', async ({ page }) => {
    await open(page, '/search');
    await saysWhatIsSearched(page);
  });
});

test.describe('on a phone', () => {
  test('the way from a place to its search is one line', async ({ page }) => {
    for (const [path, name] of [
      ['/psychiatrists/ny', 'Search with all filters'],
      ['/psychiatrists/ny/new-york', 'Search within 25 miles'],
    ]) {
      await open(page, path);
      await onPhones(page, () => isOneLine(page.getByRole('link', { name })));
    }
  });

  test('words do not break inside in letters twice as large', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [
      '/home',
      '/search?searchZipCode=02139',
      '/viewdoctorprofile/1',
      '/viewdoctorprofile/2',
      '/pricing',
      '/aboutus',
      '/blogpage',
      '/ai-blogpage',
      '/treatment',
      '/insurance',
      '/psychiatrists',
      '/psychiatrists/ny',
      '/user/signin',
    ]) {
      await open(page, path);
      await lettersOf(page, 32);
      expect([path, await brokenWords(page.locator(SAID))]).toEqual([path, []]);
    }
  });

  test('no word breaks in the heading of a dialog in letters twice as large, and its x stays at the end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await openAs(page, 'doctor', '/account', { fresh: true });
    await page.getByText(/uthenticator app$/).click();
    await page.getByRole('button', { name: 'Set up an app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await lettersOf(page, 32);
    await stillness(page);
    expect(await brokenWords(dialog.getByRole('heading'))).toEqual([]);
    const [x, heading] = await Promise.all(
      [dialog.getByRole('button', { name: 'Close' }), dialog.getByRole('heading')].map((one) =>
        one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(x.right).toBeGreaterThan(280);
    expect((x.top + x.bottom) / 2).toBeLessThan(heading.top);
  });

  test('the name of an insurance does not break in letters twice as large, nor a place that is suggested', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/search?searchState=NY&insurance=unitedhealthcare');
    await lettersOf(page, 32);
    expect(await brokenWords(page.locator('main summary, main article'))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.locator('summary', { hasText: 'Filters' }).click();
    const chosen = page.getByRole('dialog').locator('label', { hasText: 'UnitedHealthcare' });
    await expect(chosen).toBeVisible();
    expect(await brokenWords(chosen)).toEqual([]);
    await open(page, '/home');
    await page.getByRole('combobox', { name: 'Where' }).pressSequentially('rancho');
    const places = page.getByRole('option');
    await expect(places.first()).toBeVisible();
    expect(await brokenWords(places)).toEqual([]);
    expect(await places.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))).toEqual(
      [],
    );
  });

  test('a number to call is not broken at its hyphens', async ({ page }) => {
    for (const path of ['/treatment', '/insurance']) {
      await open(page, path);
      await onPhones(page, () => isOneLine(page.locator('main a[href^="tel:"]')));
    }
  });

  test('a profile says in one line when it was verified, and its doctor when they learned', async ({
    page,
  }) => {
    await open(page, '/viewdoctorprofile/1');
    const verified = page.getByText(/^Verified/).first();
    await expect(verified).toHaveText(/^Verified [A-Z][a-z]{2}\s\d{4}$/);
    await onPhones(page, async () => {
      // Whichever month it was: their names differ by ten pixels.
      for (const month of MONTHS) {
        await verified.evaluate((shown, said) => {
          shown.textContent = said;
        }, `Verified ${month}\u00a02026`);
        await isOneLine(verified);
      }
    });
    await openAs(page, 'doctor', '/viewprofile');
    const years = page.locator('main li').getByText(/^\d{4} – (\d{4}|now)$/);
    await expect(years.first()).toBeVisible();
    await onPhones(page, () => isOneLine(years));
  });
});

async function onPhones(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await test.step(`of ${width} px`, look);
  }
}

const WINDOWS = [
  { text: 16, width: 1120, whole: false },
  { text: 16, width: 1280, whole: true },
  { text: 16, width: 1920, whole: true },
  { text: 24, width: 1700, whole: false },
  { text: 24, width: 1920, whole: true },
];
for (const account of [null, 'doctor', 'admin'] as const) {
  test(`the header says the whole names of its pages where there is room, to ${account ?? 'a visitor'}`, async ({
    page,
  }) => {
    if (account === null) await open(page, '/viewdoctorprofile/1');
    else await openAs(page, account, '/viewdoctorprofile/1');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.locator('header').getByRole('link', { name: 'Call list 1' }).waitFor();
    const devtools = await page.context().newCDPSession(page);
    for (const { text, width, whole } of WINDOWS) {
      await page.setViewportSize({ width, height: 740 });
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
      const links = page.locator('header nav[aria-label="Main"] li');
      // Short and whole name of a page are two texts, of which one is seen.
      await expect
        .poll(() => links.evaluateAll(wholeOf), `${width} px, ${text} px`)
        .toEqual([true, true, true, true, true, whole, whole]);
      expect(await inOneRow(page.locator('header a, header summary')), `${width} px, ${text} px`).toEqual([]);
    }
  });
}

test('no line of the crisis line begins with a comma, with a base text of 32 px at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/home');
  await lettersOf(page, 32);
  const link = page.locator('a[href="sms:988"]').first();
  await expect
    .poll(() => link.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)))
    .toBeGreaterThan(24);
  const [end, comma] = await link.evaluate((element) => {
    const range = document.createRange();
    const bottomOf = (text: Node | null, from: number) => {
      if (!text) throw new Error('There is no text.');
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return Math.round(range.getBoundingClientRect().bottom);
    };
    return [bottomOf(element.firstChild, 7), bottomOf(element.nextSibling, 0)];
  });
  expect(comma).toBe(end);
});

/** Of each link that is seen, whether all of it is. */
function wholeOf(links: Element[]): boolean[] {
  const isSeen = (part: Element) => part.getBoundingClientRect().width > 1;
  return links.filter(isSeen).map((link) => [...link.querySelectorAll('span')].every(isSeen));
}

/** The parts of the header's bar that meet the one before them, or stand on more than one line. */
function inOneRow(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) => {
    const bar = all.filter((part) => part.checkVisibility() && part.closest('p') === null);
    const boxes = bar
      .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
      .toSorted((a, b) => a.box.left - b.box.left);
    const middle = (box: DOMRect) => box.top + box.height / 2;
    return boxes
      .filter(({ box }, i) => {
        const before = boxes.at(i - 1)?.box;
        const meets = i > 0 && before !== undefined && before.right > box.left;
        return meets || Math.abs(middle(box) - middle(boxes[0].box)) > 3 || box.right > innerWidth;
      })
      .map(({ text }) => text);
  });
}

/** How much is left of the last row of a list, in px. */
function emptyRoomAfter(list: Locator): Promise<number> {
  return list.evaluate((ul) => {
    const last = ul.lastElementChild?.getBoundingClientRect().right ?? 0;
    return ul.getBoundingClientRect().right - last;
  });
}

async function saysWhatIsSearched(page: Page): Promise<void> {
  const fields = page.getByRole('search').locator('input[placeholder]');
  expect(await fields.count()).toBeGreaterThan(0);
  for (const field of await fields.all())
    expect(await field.evaluate(isCut), (await field.getAttribute('placeholder')) ?? '').toBe(false);
}

/** Whether the placeholder of a field is longer than the field. Runs in the page. */
function isCut(field: HTMLElement | SVGElement): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const style = getComputedStyle(field);
  const text = document.createElement('canvas').getContext('2d');
  if (!text) return true;
  text.font = `${getComputedStyle(field, '::placeholder').fontSize} ${style.fontFamily}`;
  const padding = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
  // The browser keeps room in a search field for what empties it.
  const cross = field.type === 'search' ? 16 : 0;
  return text.measureText(field.placeholder).width > field.clientWidth - padding - cross;
}

/** Each of the texts. */
async function isOneLine(texts: Locator): Promise<void> {
  const broken = await texts.evaluateAll((all) => {
    const linesOf = (shown: Element) => {
      const range = document.createRange();
      const nodes = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      while (nodes.nextNode()) {
        range.selectNodeContents(nodes.currentNode);
        for (const { top } of range.getClientRects()) tops.add(Math.round(top));
      }
      return tops.size;
    };
    return all.length === 0
      ? ['none']
      : all.filter((one) => linesOf(one) !== 1).map((one) => one.textContent);
  });
  expect(broken).toEqual([]);
}
