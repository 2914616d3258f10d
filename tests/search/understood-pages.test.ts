import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';

const DOCTORS = 12;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const doctors = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), DOCTORS);
  const conditions = ['anxiety', 'alcohol', 'opioids', 'stimulants'] as const;
  publishAll(
    app.store,
    doctors.map((doctor) => ({ ...doctor, profile: { ...doctor.profile, conditions: [...conditions] } })),
  );
});

/** A page as it is sent: what it is without JavaScript. */
async function sent(path: string): Promise<Element> {
  const { status, text } = await app.get(path);
  expect(status).toBe(200);
  const { document } = new JSDOM(text).window;
  return document.querySelector('main') ?? document.body;
}

function link(main: Element, words: string): string | null | undefined {
  return [...main.querySelectorAll('a')].find((one) => one.textContent.includes(words))?.getAttribute('href');
}

it('a value that was read goes by the link of its chip, and what the same words said stays', async () => {
  const chips = (main: Element) => main.querySelector('[aria-label="Active filters"]') ?? main;
  const left = link(chips(await sent('/search?q=addiction+and+anxiety')), 'Alcohol use') ?? '';
  expect(left).toBe('/search?condition=opioids&condition=stimulants&q=anxiety');
  expect(link(chips(await sent(left)), 'Anxiety')).toBe('/search?condition=opioids&condition=stimulants');
});

it('what is not wanted has a chip that says so, and goes by its link', async () => {
  const main = await sent('/search?q=anxiety%2C+not+a+man%2C+no+telehealth');
  const chips = main.querySelector('[aria-label="Active filters"]') ?? main;
  const left = link(chips, 'Not: Man') ?? '';
  expect(left).toContain('anxiety');
  const then = await sent(left);
  expect(then.textContent).not.toContain('Not: Man');
  expect(link(then, 'Not: Telehealth')).toBe('/search?q=anxiety');
});

it('nothing is a chip that narrows nothing', async () => {
  for (const q of ['please', 'good psychiatrist near me please', 'psychiatrist', 'veteran please']) {
    const main = await sent(`/search?${new URLSearchParams({ q })}`);
    const chips = [...main.querySelectorAll('[aria-label="Active filters"] a')].map((one) => one.textContent);
    expect(chips.join()).not.toMatch(/please|good|near|psychiatrist/);
  }
  const main = await sent('/search?q=blorptangle+please');
  expect(main.querySelector('[aria-label="Active filters"]')?.textContent ?? '').not.toContain('please');
});

it('a ZIP code that nobody has is said to be unknown, with what is shown instead', async () => {
  const nearest = await sent('/search?searchZipCode=99950&typed=99999');
  expect(nearest.textContent).toContain(
    'We do not know the ZIP code 99999, and show the nearest in number: Ketchikan, AK 99950.',
  );
  expect(nearest.textContent).not.toContain('Search names and profiles');
  const beside = await sent('/search?searchCity=Cambridge&searchState=MA&typed=Cambridge+MA+99999');
  expect(beside.textContent).toContain('We do not know the ZIP code 99999, and show Cambridge, MA.');
});

it('who took too much reads 911 first, then 988 and Poison Help', async () => {
  const note = (await sent('/search?q=I+took+too+many+pills')).querySelector('[class*=danger]') ?? null;
  const numbers = [...(note ?? (await sent('/search?q=overdose'))).querySelectorAll('a[href^="tel:"]')];
  expect(numbers.map((one) => one.getAttribute('href')).slice(0, 4)).toEqual([
    ...['tel:911', 'tel:988', 'tel:911', 'tel:1-800-222-1222'],
  ]);
});

it('a veteran is told where the VA helps, in one line above the results', async () => {
  const main = await sent('/search?q=veteran+anxiety');
  expect(link(main, 'VA mental health care')).toBe(
    'https://www.va.gov/health-care/health-needs-conditions/mental-health/',
  );
  expect(main.textContent).not.toContain('We left out');
  expect(link(main, 'Veterans Crisis Line')).toBe('tel:988,1');
  expect(main.textContent).toContain('Checked Nov 27, 2026');
  expect((await sent('/search?q=anxiety')).textContent).not.toContain('Vet Centers');
});

it('a corrected word can be searched for as it was typed', async () => {
  const main = await sent('/search?q=anxeity');
  expect(main.textContent).toContain('Showing results for anxiety.');
  const path = link(main, 'Search for “anxeity” instead') ?? '';
  expect(path).toBe('/search?exact=1&q=anxeity');
  expect((await sent(path)).textContent).toContain('Nobody matches this search');
});

it('what nobody has is named, and empties nothing', async () => {
  const main = await sent('/search?q=anxiety+blorptangle');
  expect(main.textContent).toContain('We left out “blorptangle”');
  expect(main.querySelectorAll('article')).toHaveLength(10);
});

it('neither field takes more than is read', async () => {
  const main = await sent('/search');
  const fields = main.querySelectorAll<HTMLInputElement>('[name=where], form [name=q][type=search]');
  expect([...fields].map(({ maxLength }) => maxLength)).toEqual([800, 800]);
});

it('words of danger put somebody to talk to above the results, once', async () => {
  const help = 'You do not have to go through this alone.';
  const main = await sent('/search?q=I+want+to+die');
  expect(main.textContent.split(help)).toHaveLength(2);
  expect(link(main, 'call 988')).toBe('tel:988');
  expect((await sent('/search?condition=self-harm')).textContent).toContain(help);
  expect((await sent('/search?q=depressed')).textContent).not.toContain(help);
});

it('a card says what it answers to what was asked, and nothing where nothing was', async () => {
  const answers = '[aria-label="What you asked for"]';
  const asked = await sent('/search?condition=anxiety&searchZipCode=02139');
  expect(asked.querySelector(`article ${answers}`)?.textContent).toContain('Treats anxiety');
  expect((await sent('/search?searchZipCode=02139')).querySelector(answers)).toBeNull();
});
