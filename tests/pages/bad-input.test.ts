import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { wordsOf } from '../helpers/words-of-html.ts';

const DOCTORS = doctorsIn([{ zip: '10001', city: 'New York', state: 'NY' }]);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  publishAll(app.store, fc.sample(DOCTORS, { numRuns: 12, seed: 3 }));
});

it.each<[path: string, status: number, words: string]>([
  ['/search?searchZipCode=00000', 404, 'We do not know the ZIP code 00000.'],
  ['/search?searchZipCode=2139', 400, 'A ZIP code has five digits, like 02139.'],
  ['/search?searchCity=Nowhereville', 404, 'We do not know a city called “Nowhereville”.'],
  ['/search?radius=7', 400, 'The radius must be 5, 10, 25, 50 or 100 miles.'],
  ['/search?searchStart=-1', 400, 'searchStart must be a number from 0 on.'],
  ['/search?searchCount=5000', 400, 'searchCount must be a number from 1 to 100.'],
  ['/search?condition=nope', 400, 'There is no such condition.'],
  ['/search?q=' + 'a'.repeat(801), 400, 'Search for at most 800 characters.'],
  ['/search?q=' + 'a'.repeat(10_000), 414, 'That address is too long.'],
  ['/search?searchStart=100000', 200, 'There is no such page'],
  // A script is what a prescription is called as well.
  ['/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200, 'We left out “alert” and “1”'],
  ['/search?q=%3Csvg%20onload%3Dalert(1)%3E', 200, 'Nobody matches this search'],
  ...['1e9', 'abc', '0', '01', '-1', '1.5', '999999999', '9'.repeat(30)].map(
    (id): [string, number, string] => [`/viewdoctorprofile/${id}`, 404, 'Page not found'],
  ),
  ['/no/such/page', 404, 'Page not found'],
])('%s is answered %i, “%s”', async (path, status, words) => {
  const answer = await app.get(path);
  expect(answer.status).toBe(status);
  expect(wordsOf(answer.text)).toContain(words);
  expect(answer.text).not.toMatch(/<script>|<svg onload/);
});
