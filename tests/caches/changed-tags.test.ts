import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import { changedTags } from '../../server/features/caches/changed-tags.ts';
import { ROUTES } from '../../public-site/routes.ts';
import { contextOf } from '../helpers/app.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import { ROOT, memoryStore, noon } from '../helpers/stores.ts';

const DOCTORS = doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]);
const CALLS = [
  '/api/doctors?searchState=MA',
  '/api/doctors/map?searchState=MA',
  '/api/doctors/newest',
  '/api/states',
];

it('whatever is published, all that looks different then has a tag that is told', async () => {
  let time = noon().getTime();
  const now = () => new Date(time);
  const store = memoryStore(now);
  publishAll(store, fc.sample(DOCTORS, { numRuns: 5, seed: 4 }));
  const doctor = await addPublicDoctor(store, 'kim@example.com', noon());
  const digest = publishArticle(store, { title: 'Before' });
  publishArticle(store, { published_at: new Date(time + 60_000).toISOString(), title: 'Later' });
  const caches = { addresses: ['http://127.0.0.1:9/'], secret: 's'.repeat(32) };
  const context = await contextOf(store, { now, config: { caches } });
  const addresses = [
    ...ROUTES.filter(({ cache, guard }) => cache === 'cached' && !guard).map(
      ({ path }) => ROUTE_EXAMPLES[path][0].address,
    ),
    ...[...CALLS, `/viewdoctorprofile/${doctor}`, `/singlepost/${digest}`, '/search?searchState=MA'],
  ];
  const about = readFileSync(join(ROOT, 'public-site/content/aboutus.md'), 'utf8').replaceAll(
    ' is ',
    ' is indeed ',
  );
  const changed = changedTags(store);
  const transaction = (write: () => void) => () => store.transaction(write);
  const acts: Record<string, [act: () => void, tags: string[]]> = {
    'a profile': [
      transaction(() =>
        store.profiles.change(doctor, { practice_name: 'Elsewhere' }, { by: doctor, why: 'edited' }),
      ),
      ['doctors', `doctor-${doctor}`],
    ],
    'an article': [() => void publishArticle(store, { title: 'Another' }), ['articles']],
    'an article whose time has come': [() => (time += 61_000), ['articles']],
    'a page': [
      transaction(() =>
        store.guides.save({ name: 'aboutus', text: about, over: null, said: about, by: null }),
      ),
      ['guides'],
    ],
    'a setting': [
      transaction(() => {
        store.settings.choose({ ...store.settings.read(), announcement: 'Closed on Monday' });
      }),
      ['site'],
    ],
    'the end of a day': [
      () => {
        time += 200 * DAY_MS;
        store.turnDay();
      },
      ['doctors', 'profiles'],
    ],
    'a comparison with the registers': [() => store.transaction(store.registry.noteChecked), ['profiles']],
  };

  let before = all();
  for (const [what, [act, expected]] of Object.entries(acts)) {
    act();
    const tags = changed();
    expect([what, tags.sort()]).toEqual([what, expected.sort()]);
    expect([what, changed()]).toEqual([what, []]);
    if (what.includes('registers')) continue;
    const after = all();
    const others = addresses.filter((address) => after.get(address)?.text !== before.get(address)?.text);
    expect([what, others.length > 0]).toEqual([what, true]);
    for (const address of others) {
      const shown = before.get(address)?.tags;
      if (shown)
        expect([what, address, shown.some((tag) => tags.includes(tag))]).toEqual([what, address, true]);
    }
    before = after;
  }

  /** Of what may not be kept there are no tags. */
  function all() {
    const answers = new Map<string, { text: string; tags: string[] | undefined }>();
    for (const address of addresses) {
      const answer = (context.publicApi.find(address) ?? context.pages.find(address)).answer();
      answers.set(address, { text: answer.text, tags: answer.headers['surrogate-key']?.split(' ') });
    }
    return answers;
  }
});

it('says of more doctors than it tells apart that any profile may be another', () => {
  const store = memoryStore();
  const changed = changedTags(store);
  publishAll(store, fc.sample(DOCTORS, { numRuns: 3, seed: 4 }));
  expect(changed()).toContain('doctor-1');
  publishAll(store, fc.sample(DOCTORS, { numRuns: 250, seed: 5 }));
  expect(changed().sort()).toEqual(['doctors', 'profiles']);
});
