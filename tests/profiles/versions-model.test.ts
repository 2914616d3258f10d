import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doctorPath } from '#contract/paths.ts';
import type { ProfileContent, ProfileDraft } from '#contract/profiles.ts';
import { openDatabase } from '../../db/database.ts';
import type { Store } from '../../db/store.ts';
import { landing } from '../../server/features/landing/landing.ts';
import { createListedCities } from '../../server/features/landing/listed-cities.ts';
import { sitemapSources } from '../../server/features/seo/sitemap-sources.ts';
import { doctorsIn } from '../helpers/population.ts';
import { sized } from '../helpers/scale.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { searchFor } from '../helpers/search-for.ts';
import { fileStore, noon } from '../helpers/stores.ts';

const ADMIN = 9000;
const AT = '2026-11-01T00:00:00.000Z';
const [{ profile }] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 13,
});

/** Everything of a profile that these tests look at: what is reviewed, and what is not. */
interface Told {
  last_name: string;
  npi: string;
  licensed: 'MA' | 'NH' | 'both';
  summary: string;
  place: 'Cambridge' | 'Nashua';
  conditions: 'anxiety' | 'adhd';
}

type Step =
  | { do: 'change'; told: Partial<Told> }
  | {
      do:
        | 'submit'
        | 'withdraw'
        | 'approve'
        | 'approve an old one'
        | 'reject'
        | 'suspend'
        | 'give back'
        | 'publish all anew';
    }
  | { do: 'restart' | 'remove' }
  | { do: 'plan'; plan: 0 | 1 };

/** What a doctor's profile is, as plainly as it can be said. */
interface Model {
  told: Told | null;
  submitted: boolean;
  live: Told | null;
  waiting: Told | null;
  plan: number;
  suspended: boolean;
}

const FIRST: Told = {
  ...{ last_name: 'Osei', npi: '1234567893', licensed: 'MA', summary: 'One.' },
  ...{ place: 'Cambridge', conditions: 'anxiety' },
};
const REVIEWED = ['last_name', 'npi', 'licensed'] as const;

/** Most of what can go wrong goes wrong for somebody who is public. */
const TO_PUBLIC: { who: number; step: Step }[] = [
  { who: 0, step: { do: 'change', told: FIRST } },
  { who: 0, step: { do: 'submit' } },
  { who: 0, step: { do: 'approve' } },
];

const told: fc.Arbitrary<Partial<Told>> = fc.record(
  {
    last_name: fc.constantFrom('Osei', 'Okafor'),
    npi: fc.constantFrom('1234567893', '1558598797'),
    licensed: fc.constantFrom('MA', 'NH', 'both'),
    summary: fc.constantFrom('One.', 'Two.', 'Three.'),
    place: fc.constantFrom('Cambridge', 'Nashua'),
    conditions: fc.constantFrom('anxiety', 'adhd'),
  },
  { requiredKeys: [] },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: told.map((told): Step => ({ do: 'change', told })) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'submit' }) },
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'approve' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'withdraw' }) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('approve an old one', 'reject', 'suspend', 'give back', 'publish all anew')
      .map((what): Step => ({ do: what })),
  },
  { weight: 2, arbitrary: fc.constantFrom(0, 1).map((plan): Step => ({ do: 'plan', plan })) },
  { weight: 1, arbitrary: fc.constantFrom('restart', 'remove').map((what): Step => ({ do: what })) },
);

it('whatever is done in whatever order, visitors see approved credentials, and everything else as saved', () => {
  const folder = newFolder();
  try {
    fc.assert(
      fc.property(fc.array(fc.record({ who: fc.nat(1), step }), { maxLength: 40, size: 'max' }), (steps) => {
        const world = createWorld(join(folder, `${randomUUID()}.sqlite`));
        try {
          for (const { who, step } of [...TO_PUBLIC, ...steps]) {
            world.take(who, step);
            world.expectSame();
          }
          world.expectPages();
        } finally {
          world.close();
        }
      }),
      { numRuns: sized(10, 400) },
    );
  } finally {
  }
});

function createWorld(file: string) {
  let store = open(file);
  const models: Model[] = [newModel(), newModel()];
  const ids = models.map((_, n) => addUser(store, n));

  return {
    take(who: number, step: Step): void {
      const [id, model] = [ids[who], models[who]];
      const { profiles } = store;
      if (step.do === 'restart') return restart();
      if (step.do === 'publish all anew') return publishAnew();
      if (step.do === 'remove') {
        store.transaction(() => store.users.remove(id));
        ids[who] = addUser(store, who);
        models[who] = newModel();
        return;
      }
      if (step.do === 'plan') {
        model.plan = step.plan;
        return store.transaction(() => store.users.setPlan(id, step.plan));
      }
      if (step.do === 'change') {
        const after = { ...(model.told ?? FIRST), ...step.told };
        store.transaction(() =>
          profiles.change(id, partsOf(after, model.told ? step.told : after), { by: id, why: 'changed' }),
        );
        return modelChange(model, after);
      }
      if (model.told === null) return;
      if (step.do === 'submit') {
        const { told } = model;
        store.transaction(() => profiles.submit(id, contentOf(told), id));
        return modelSubmit(model, told);
      }
      if (step.do === 'withdraw') {
        const { live, waiting } = model;
        expect(store.transaction(() => profiles.withdraw(id))).toBe(waiting !== null);
        if (waiting === null) return;
        if (live) model.told = withReviewedOf(live, model.told);
        else model.submitted = false;
        model.waiting = null;
        return;
      }
      if (step.do === 'suspend' || step.do === 'give back') {
        model.suspended = step.do === 'suspend';
        return store.transaction(() => profiles.suspend(id, model.suspended ? 'For a reason.' : null));
      }
      if (step.do === 'approve an old one') {
        const old = profiles.versions(id).find(({ status }) => status !== 'waiting');
        if (old) expect(store.transaction(() => profiles.approve(old, ADMIN))).toBe(false);
        return;
      }
      const waiting = profiles.waiting(id);
      expect(waiting !== null).toBe(model.waiting !== null);
      if (!waiting) return;
      if (step.do === 'approve') {
        expect(store.transaction(() => profiles.approve(waiting, ADMIN))).toBe(true);
        model.live = model.waiting;
      } else {
        expect(store.transaction(() => profiles.reject(waiting, ADMIN, 'No.', ['npi']))).toBe(true);
      }
      model.waiting = null;
    },
    /** All that visitors can ask says the same as the models. */
    expectSame(): void {
      const shown = shownModels();
      expect(ids.map((id) => seenOf(store, id))).toEqual(shown.map((told) => told && expected(told)));
      for (const condition of ['anxiety', 'adhd'] as const) {
        const found = searchFor(store.search, { chosen: { condition: [condition] } });
        const ofModels = ids.filter((_, n) => shown[n]?.conditions === condition);
        expect(found.page.map(({ id }) => id).sort()).toEqual([...ofModels].sort());
        expect(found.total).toBe(ofModels.length);
      }
      for (const [state, place] of [
        ['MA', 'Cambridge'],
        ['NH', 'Nashua'],
      ] as const) {
        const counted = store.search.stateCounts().find((row) => row.state === state)?.psychiatrists ?? 0;
        expect(counted).toBe(shown.filter((told) => told?.place === place).length);
      }
      for (const word of ['Osei', 'Okafor']) {
        const found = searchFor(store.search, { text: word });
        const named = ids.filter((_, n) => shown[n]?.last_name === word);
        if (named.length > 0) expect(found.page.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
      }
    },
    /** Pages that are made of what is public agree with it. */
    expectPages(): void {
      const shown = shownModels();
      const cities = createListedCities(store);
      for (const [state, city] of [
        ['MA', 'Cambridge'],
        ['NH', 'Nashua'],
      ]) {
        const there = shown.filter((told) => told?.place === city);
        expect(landing(store, cities, state).totalCount).toBe(there.length);
        expect(landing(store, cities, `${state}/${city}/adhd`).totalCount).toBe(
          there.filter((told) => told?.conditions === 'adhd').length,
        );
      }
      const indexed = sitemapSources(store).flatMap((source) => [...source()].flat().map(({ path }) => path));
      for (const [n, id] of ids.entries()) expect(indexed.includes(doctorPath(id))).toBe(shown[n] !== null);
    },
    close: () => store.close(),
  };

  function shownModels() {
    return models.map((model) => (model.plan > 0 && !model.suspended ? model.live : null));
  }

  function restart(): void {
    store.close();
    store = open(file);
  }

  /** As a start with a new vocabulary does. */
  function publishAnew(): void {
    store.close();
    const database = openDatabase(file);
    database.exec(`UPDATE search_vocabulary SET fingerprint = 'an older one'`);
    database.close();
    store = open(file);
  }
}

function modelChange(model: Model, after: Told): void {
  const before = model.told;
  model.told = after;
  if (!model.submitted) return;
  const touched = before !== null && differs(before, after);
  followModel(model, after, model.waiting !== null || (model.live !== null && touched));
}

function modelSubmit(model: Model, told: Told): void {
  model.submitted = true;
  followModel(model, told, true);
}

function followModel(model: Model, told: Told, isNew: boolean): void {
  const approved = model.live;
  if (approved) {
    model.live = withReviewedOf(approved, told);
  }
  model.waiting = isNew && (!approved || differs(approved, told)) ? told : null;
}

function withReviewedOf({ last_name, npi, licensed }: Told, told: Told): Told {
  return { ...told, last_name, npi, licensed };
}

function differs(one: Told, other: Told): boolean {
  return REVIEWED.some((name) => one[name] !== other[name]);
}

function newModel(): Model {
  return { told: null, submitted: false, live: null, waiting: null, plan: 1, suspended: false };
}

function open(file: string): Store {
  return fileStore(file, noon);
}

function addUser(store: Store, n: number): number {
  return store.transaction(() =>
    store.users.add({
      ...{ first_name: 'Ada', last_name: 'Osei', email: `${n}@example.com`, verified: true, plan: 1 },
      ...{ manage_role: '', password_hash: null, created_at: AT },
    }),
  );
}

function contentOf(told: Told): ProfileContent {
  const states = told.licensed === 'both' ? (['MA', 'NH'] as const) : [told.licensed];
  return {
    ...profile,
    first_name: 'Ada',
    last_name: told.last_name,
    npi: told.npi,
    licenses: states.map((state) => ({ state, number: '1', expires: '2029-01-01' })),
    telehealth: true,
    telehealth_states: [...states],
    summary: told.summary,
    conditions: [told.conditions],
    ...(told.place === 'Cambridge'
      ? ({ city: 'Cambridge', state: 'MA', zip: '02139' } as const)
      : ({ city: 'Nashua', state: 'NH', zip: '03060' } as const)),
  };
}

/** The fields that a change is about, as a call of the API hands them over. */
function partsOf(after: Told, changed: Partial<Told>): ProfileDraft {
  const whole = contentOf(after);
  if (Object.keys(changed).length === Object.keys(FIRST).length) return whole;
  const parts: ProfileDraft = {};
  if ('last_name' in changed) parts.last_name = whole.last_name;
  if ('npi' in changed) parts.npi = whole.npi;
  if ('summary' in changed) parts.summary = whole.summary;
  if ('conditions' in changed) parts.conditions = whole.conditions;
  if ('licensed' in changed)
    Object.assign(parts, { licenses: whole.licenses, telehealth_states: whole.telehealth_states });
  if ('place' in changed) Object.assign(parts, { city: whole.city, state: whole.state, zip: whole.zip });
  return parts;
}

function seenOf(store: Store, id: number) {
  const seen = store.listings.profile(id);
  if (!seen) return null;
  const card = store.listings.card(id);
  expect([card.last_name, card.city, card.conditions]).toEqual([seen.last_name, seen.city, seen.conditions]);
  const { last_name, npi, summary, city, zip, conditions, licenses, telehealth_states } = seen;
  const licensed = licenses.map(({ state }) => state);
  expect(telehealth_states.filter((state) => !licensed.includes(state))).toEqual([]);
  return { last_name, npi, summary, city, zip, conditions, licenses };
}

function expected(told: Told) {
  const { last_name, npi, summary, city, zip, conditions, licenses } = contentOf(told);
  return { last_name, npi, summary, city, zip, conditions, licenses };
}
