import { beforeEach, expect, it } from 'vitest';
import { licenseKey } from '#contract/license-key.ts';
import type { CredentialChecks, DoctorProfile } from '#contract/profiles.ts';
import type { Database } from '../../db/database.ts';
import type { Store } from '../../db/store.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { IDENTITY } from '../helpers/profile-forms.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { haveRead } from '../helpers/registry.ts';
import { noon, storeAndDatabase } from '../helpers/stores.ts';

const NPI = `npi ${IDENTITY.npi}`;
const LICENSE = licenseKey(IDENTITY.licenses[0]);
const SAME = { kind: 'nppes-full', dated: '2026-11-08', result: 'same' } as const;
const FILE = { kind: 'nppes-full', dated: '2026-11-08' };
const CHECK = { by: 1, at: '2026-11-21', source: 'As told by Robin on the phone' };

let database: Database;
let store: Store;
let app: TestApp;
let id: number;

beforeEach(async () => {
  ({ store, database } = storeAndDatabase());
  app = await startApp(store);
  id = await addPublicDoctor(store, 'ada@example.com', noon());
});

const shown = async () => (await app.get(`/api/doctors/${id}`)).json<DoctorProfile>();
const page = async () =>
  (await app.get(`/viewdoctorprofile/${id}`)).text.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
function check(checks: CredentialChecks): void {
  store.transaction(() => store.profiles.check(id, checks));
}
function decideWith(comparisons: object[]): void {
  database
    .prepare('UPDATE profile_versions SET decided_by = user_id, registry = ? WHERE user_id = ?')
    .run(JSON.stringify(comparisons), id);
}

it('says nothing of files where none was compared, and of each credential when and where it was looked up', async () => {
  check({ [NPI]: CHECK, [LICENSE]: CHECK });
  expect(await shown()).not.toHaveProperty('compared');
  const html = await page();
  expect(html).toMatch(/Checked Nov 2026<span[^>]*> · <\/span><a [^>]*provider-view[^>]*>NPI registry<\/a>/);
  expect(html).toMatch(/<a [^>]*>Massachusetts register<\/a>/);
  expect(html).not.toMatch(/NPPES|Robin|Compared again/);
});

it('says of which credentials a file said the same, and nothing else of what was looked up', async () => {
  check({
    [NPI]: { ...CHECK, compared: SAME },
    [LICENSE]: { ...CHECK, compared: { ...SAME, result: 'differs' } },
  });
  expect((await shown()).compared).toEqual({ [NPI]: FILE });
  const html = await page();
  expect(html).toContain('Same number in the national registry (NPPES), file of Nov 08, 2026');
  expect(html).not.toMatch(/differs|Robin/);
});

it('says so of the name where it was the same at the last decision', async () => {
  const comparison = {
    about: 'name',
    result: 'same',
    ours: 'Ada Osei',
    theirs: 'ADA OSEI',
    file: { id: 1, ...FILE },
  };
  decideWith([comparison]);
  check({ [NPI]: { ...CHECK, compared: SAME }, [LICENSE]: { ...CHECK, compared: SAME } });
  expect((await shown()).compared).toEqual({ [NPI]: FILE, [LICENSE]: FILE, name: FILE });
  expect(await page()).toContain(
    'Same name and number in the national registry (NPPES), file of Nov 08, 2026',
  );
  decideWith([{ ...comparison, result: 'differs' }]);
  check({ [NPI]: { ...CHECK, compared: SAME } });
  expect((await shown()).compared).not.toHaveProperty('name');
});

it('says when all profiles were compared with both registers, from the end of that check on', async () => {
  await page();
  haveRead(store, { entries: [] });
  database.prepare('UPDATE registry_check SET finished_at = ?').run('2026-11-20T03:00:00.000Z');
  store.transaction(store.registry.noteChecked);
  expect(await page()).not.toContain('Compared again');
  haveRead(store, { kind: 'leie', exclusions: [] });
  store.transaction(store.registry.noteChecked);
  // At three in the morning by UTC it is still the evening before in Massachusetts.
  expect(await page()).toMatch(/exclusion list on <time dateTime="2026-11-19">Nov 19, 2026<\/time>/i);
  expect((await shown()).registers_checked_on).toBe('2026-11-19');
});
