import { expect } from '@playwright/test';
import { open, refusals, test } from '../helpers/browser.ts';

test.use({ expectedErrors: refusals });

const paths = [
  '/home',
  '/search',
  '/search?searchZipCode=02139&condition=anxiety&insurance=aetna',
  '/search?searchZipCode=00000',
  '/search?searchState=WY&language=tw',
  '/viewdoctorprofile/1',
  '/viewdoctorprofile/999999',
  '/pricing',
  '/aboutus',
  '/treatment',
  '/insurance',
  '/terms',
  '/privacypolicy',
  '/user/signin',
  '/user/signup',
  '/user/forgotpassword',
  '/no-such-page',
];

for (const path of paths) {
  test(`${path} is hydrated as it was rendered, and asks for nothing again`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, path);
    expect(asked.filter((url) => url.startsWith('/api/'))).toEqual([]);

    const [hydrated, rendered] = await page.evaluate(async () => {
      const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
      return [document, sent].map((from) => from.getElementById('root')?.innerHTML);
    });
    expect(rendered).toContain('<main');
    // Which day is today is the visitor's to say: marked once the page is theirs.
    expect(hydrated?.replaceAll(' aria-current="date"', '')).toBe(rendered);
  });
}
