import { setImmediate as turn } from 'node:timers/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
import type { Store } from '../../db/store.ts';
import { composeMail } from '../../server/features/mail/compose.ts';
import { createProfileChecks } from '../../server/features/registry/check-profiles.ts';
import { addUser } from '../helpers/accounts.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { haveRead, registryEntry, registryExclusion } from '../helpers/registry.ts';
import { fileStore, memoryStore, noon } from '../helpers/stores.ts';

const ADA = 'ada@example.com';
const ROOT = 'root@example.com';
const NPI = '1234567893';
const SITE = { name: 'Test Directory', url: 'https://directory.example.org' };

let store: Store;
let ada: number;
let day: number;
const now = () => new Date(noon().getTime() + day * DAY_MS);

beforeEach(async () => {
  day = 0;
  store = memoryStore(now);
  await addUser(store, { email: ROOT, manage_role: 'admin' });
  ada = await addPublicDoctor(store, ADA, now());
});

const check = (of: Store = store) => createProfileChecks({ store: of, now }).run();
const readNppes = (...entries: RegistryEntry[]) => haveRead(store, { entries });
const readLeie = (npi: string | null = NPI, excluded_on = '2026-10-20') =>
  haveRead(store, { kind: 'leie', exclusions: [registryExclusion({ npi, excluded_on })] });
const findings = (user = ada) => store.registry.findings.of(user);
const mails = (to: string) => store.outbox.to(to, 100).filter(({ kind }) => kind.startsWith('registry-'));
const textTo = (to: string) => composeMail(mails(to)[0], SITE).text;
const isPublic = (user = ada) => store.listings.profile(user) !== null;
const told = () => store.audit.latest(100).map(({ action, note }) => `${action}: ${note}`);
const choose = (exclusions: 'report' | null) =>
  store.transaction(() => store.settings.choose({ ...store.settings.read(), exclusions }));

/** The doctors of 1 on, each with an NPI of their own. */
async function addDoctors(count: number): Promise<{ id: number; npi: string }[]> {
  const doctors = [];
  for (let n = 0; n < count; n++) {
    const id = await addPublicDoctor(store, `doctor${n}@example.com`, now());
    const npi = String(2_000_000_000 + n);
    store.transaction(() => {
      store.profiles.change(id, { npi }, { by: id, why: 'changed' });
      const waiting = store.profiles.waiting(id);
      if (waiting) store.profiles.approve(waiting, 1);
    });
    doctors.push({ id, npi });
  }
  return doctors;
}

describe('a check', () => {
  it('finds nothing where the register says the same, and tells nobody', async () => {
    readNppes(registryEntry());
    readLeie(null, '2026-10-20');
    readLeie('2000000008');
    await check();
    expect(findings().filter(({ result }) => result !== 'maybe-excluded')).toEqual([]);
    expect(mails(ADA)).toEqual([]);
    expect(store.registry.files.state().checked_at).toBe(now().toISOString());
  });

  it('is not made while no file counts', async () => {
    await check();
    expect(store.registry.check.state()).toMatchObject({ started_at: null, finished_at: null });
  });

  it.each<[string, RegistryEntry | null, object, string]>([
    [
      'an NPI that is deactivated',
      registryEntry({ status: 'deactivated', deactivated_on: '2026-10-01' }),
      { about: `npi ${NPI}`, result: 'deactivated' },
      'says that your NPI is deactivated',
    ],
    [
      'an NPI that was replaced',
      registryEntry({ status: 'replaced', replaced_by: '2000000008' }),
      { about: `npi ${NPI}`, result: 'replaced' },
      'says that your NPI was replaced by another one',
    ],
    [
      'an NPI that is not there',
      null,
      { about: `npi ${NPI}`, result: 'missing', theirs: null },
      'does not have your NPI',
    ],
    [
      'another name',
      registryEntry({ first_name: 'MOLLY', last_name: 'STONE' }),
      { about: 'name', result: 'differs' },
      'has another name than your profile',
    ],
    [
      'another license of the same state',
      registryEntry({ licenses: [{ state: 'MA', number: '998877', taxonomy: '2084P0800X' }] }),
      { about: 'license MA 223344', result: 'differs' },
      'has another number or state for a license of your profile',
    ],
  ])('finds %s, and tells the doctor and the administrators', async (_, entry, finding, words) => {
    readNppes(...(entry ? [entry] : [registryEntry({ npi: '2000000008' })]));
    await check();
    expect(findings()).toEqual([expect.objectContaining({ ...finding, took_off: false, gone_at: null })]);
    expect(isPublic()).toBe(true);
    expect(textTo(ADA)).toContain(
      `The national registry (NPPES), in its file of November 8, 2026, ${words}.`,
    );
    expect(textTo(ADA)).toContain('please write to the operator of the site.');
    expect(textTo(ROOT)).toContain(`User ${ada}, `);
    expect(textTo(ROOT)).toContain(`/admin/users/${ada}`);
    expect(told().filter((line) => line.startsWith('found in registry'))).toHaveLength(1);
  });

  it('says nothing of an address, a telephone, a degree, and a license that is merely not there', async () => {
    readNppes(registryEntry({ street: '9 OAK AVE', phone: '6175550199', credentials: '', licenses: [] }));
    await check();
    expect(findings()).toEqual([]);
  });

  it('misses no NPI while only what changed in a week was read', async () => {
    haveRead(store, { kind: 'nppes-weekly', entries: [registryEntry({ npi: '2000000008' })] });
    await check();
    expect(findings()).toEqual([]);
  });

  it('finds the same once, also after somebody was done with it, and makes no second mail', async () => {
    const differing = registryEntry({ last_name: 'STONE' });
    readNppes(differing);
    await check();
    for (day = 1; day < 4; day++) await check();
    readNppes(differing);
    await check();
    store.transaction(() => store.registry.findings.settle(1, 1, 'Changed by marriage.'));
    day = 9;
    await check();
    day = 500;
    store.sweep();
    await check();
    expect(findings()).toHaveLength(1);
    expect(mails(ADA).length + mails(ROOT).length).toBeLessThanOrEqual(2);
  });

  it('notes since when a register does not say it any more, and finds what it says instead', async () => {
    readNppes(registryEntry({ last_name: 'STONE' }));
    await check();
    readNppes(registryEntry({ last_name: 'STEIN' }));
    day = 1;
    await check();
    expect(findings()).toMatchObject([{ gone_at: now().toISOString() }, { gone_at: null }]);
    expect(mails(ADA)).toHaveLength(2);
    readNppes(registryEntry());
    day = 2;
    await check();
    expect(findings().map(({ gone_at }) => gone_at !== null)).toEqual([true, true]);
    expect(mails(ADA)).toHaveLength(2);
    day = 400;
    store.sweep();
    expect(findings()).toEqual([]);
  });

  it('leaves what stands where it is while the file is not there', async () => {
    const npiFile = readNppes(registryEntry({ last_name: 'STONE' }));
    await check();
    store.transaction(() => store.registry.files.fail(npiFile, 'Taken back.'));
    readLeie('2000000008');
    await check();
    expect(findings().filter(({ about }) => about === 'name')).toMatchObject([{ gone_at: null }]);
  });
});

describe('what an administrator knew', () => {
  it('when a profile was approved is not found', async () => {
    readNppes(registryEntry({ last_name: 'STONE' }));
    await check();
    const [{ about, result, ours, theirs }] = findings();
    const checked = store.registry.check.profile(ada);
    expect(checked?.known).toEqual([]);
    const other = memoryStore(now);
    store = other;
    ada = await addPublicDoctor(store, ADA, now());
    readNppes(registryEntry({ last_name: 'STONE' }));
    store.registry.check.profiles = knowing(store, [{ about, result, ours, theirs, file: null }]);
    await check();
    expect(findings()).toEqual([]);
  });

  function knowing(of: Store, known: NonNullable<ReturnType<typeof of.registry.check.profile>>['known']) {
    const { profiles } = of.registry.check;
    return (...given: Parameters<typeof profiles>) =>
      profiles(...given).map((profile) => ({ ...profile, known }));
  }
});

describe('an exclusion', () => {
  it('takes the profile off the site at once, and says so to everybody', async () => {
    readLeie();
    await check();
    expect(isPublic()).toBe(false);
    expect(findings()).toMatchObject([{ about: 'exclusion', result: 'excluded', took_off: true }]);
    expect(store.profiles.of(ada)?.suspended_why).toBe(
      'The exclusion list of the Office of Inspector General of November 8, 2026 has this NPI on it.',
    );
    expect(textTo(ADA)).toContain(
      'The exclusion list (LEIE), in its file of November 8, 2026, has your NPI on it.',
    );
    expect(textTo(ADA)).toContain('visitors do not see your profile any more');
    expect(textTo(ROOT)).toContain('Exclusion: on the exclusion list, taken off the site');
    expect(told()).toEqual(
      expect.arrayContaining([
        'suspended profile: The exclusion list has the NPI.',
        'found in registry: exclusion: On the exclusion list',
      ]),
    );
  });

  it('is only reported where the setting says so', async () => {
    choose('report');
    readLeie();
    await check();
    expect(isPublic()).toBe(true);
    expect(findings()).toMatchObject([{ result: 'excluded', took_off: false }]);
    expect(textTo(ADA)).toContain('Nothing of your profile was changed.');
    choose(null);
    day = 1;
    await check();
    expect(isPublic()).toBe(false);
    expect(findings()).toMatchObject([{ result: 'excluded', took_off: true }]);
    expect(mails(ADA)).toHaveLength(2);
  });

  it('that was found while the profile was off for another reason takes it off once it is shown again, unless it is settled', async () => {
    const suspend = (why: string | null) => store.transaction(() => store.profiles.suspend(ada, why));
    suspend('The telephone is dead.');
    readLeie();
    await check();
    expect(findings()).toMatchObject([{ result: 'excluded', took_off: false }]);
    suspend(null);
    day = 1;
    await check();
    expect([isPublic(), findings()[0].took_off]).toEqual([false, true]);
    suspend(null);
    day = 2;
    await check();
    expect(isPublic()).toBe(true);
  });

  it('of somebody who has the same name takes nobody off, and the doctor does not hear of it', async () => {
    readLeie(null);
    await check();
    expect(isPublic()).toBe(true);
    expect(findings()).toMatchObject([{ result: 'maybe-excluded', took_off: false }]);
    expect(mails(ADA)).toEqual([]);
    expect(store.registry.findings.open(ada)).toEqual([]);
    expect(mails(ROOT)).toHaveLength(1);
  });

  it('does not overrule an administrator in the next night, but a new one acts', async () => {
    readLeie();
    await check();
    store.transaction(() => store.profiles.suspend(ada, null));
    readLeie();
    for (day = 1; day < 4; day++) await check();
    expect(isPublic()).toBe(true);
    readLeie(NPI, '2026-11-19');
    await check();
    expect(isPublic()).toBe(false);
    expect(findings()).toMatchObject([{ took_off: true }, { took_off: true, gone_at: null }]);
  });

  it('that is over is told to administrators, who let the profile be shown again', async () => {
    readLeie();
    await check();
    readLeie('2000000008');
    day = 1;
    await check();
    expect(isPublic()).toBe(false);
    expect(textTo(ROOT)).toContain(`User ${ada}, not on the exclusion list any more`);
  });

  it('also takes off who has no plan, so that none is bought for it', async () => {
    store.transaction(() => store.users.setPlan(ada, 0));
    readLeie();
    await check();
    store.transaction(() => store.users.setPlan(ada, 1));
    expect(isPublic()).toBe(false);
  });

  it('of more than one in a hundred takes off nobody, and says so', async () => {
    const doctors = await addDoctors(2);
    haveRead(store, { kind: 'leie', exclusions: doctors.map(({ npi }) => registryExclusion({ npi })) });
    await check();
    expect(doctors.every(({ id }) => isPublic(id))).toBe(true);
    expect(doctors.flatMap(({ id }) => findings(id))).toMatchObject([
      { result: 'excluded', took_off: false },
      { result: 'excluded', took_off: false },
    ]);
    expect(textTo(ROOT)).toContain('2 public profiles came to be on the exclusion list in one go.');
    expect(told()[0]).toContain('2 profiles came to be on the exclusion list in one go');
    // They were looked at by then: the next night takes nobody off either.
    day = 1;
    await check();
    expect(doctors.every(({ id }) => isPublic(id))).toBe(true);
  });
});

describe('mails', () => {
  it('go to no sample, to nobody who cannot sign in, and to administrators once a check', async () => {
    const doctors = await addDoctors(3);
    store.transaction(() => {
      store.users.setPassword(doctors[0].id, null);
      store.users.suspend(doctors[1].id, now().toISOString());
    });
    readNppes(registryEntry({ npi: '2000000999' }));
    await check();
    expect([0, 1, 2].map((n) => mails(`doctor${n}@example.com`).length)).toEqual([0, 0, 1]);
    expect(mails(ROOT)).toHaveLength(1);
    expect(textTo(ROOT)).toContain('4 findings are new:');
  });

  it('tell administrators of twenty by their numbers, and how many more there are', async () => {
    await addDoctors(22);
    readNppes(registryEntry({ npi: '2000000999' }));
    await check();
    expect(textTo(ROOT).match(/User \d+, /g)).toHaveLength(20);
    expect(textTo(ROOT)).toContain('And 3 more in the list.');
    expect(textTo(ROOT)).not.toContain('Osei');
  });
});

describe('when', () => {
  const started = () => store.registry.check.state().started_at;

  it('once a night, and with each file that comes to count', async () => {
    readNppes(registryEntry());
    await check();
    const first = started();
    day = 0.8;
    await check();
    expect(started()).toBe(first);
    day = 0.9;
    await check();
    expect(started()).toBe(now().toISOString());
    day = 0.91;
    readLeie('2000000008');
    await check();
    expect(started()).toBe(now().toISOString());
  });

  it('a clock that was ahead does not keep it from being made', async () => {
    readNppes(registryEntry());
    day = 100;
    await check();
    day = 0;
    await check();
    expect(started()).toBe(now().toISOString());
  });
});

it('goes on after a kill where it was, and finds each thing once', async () => {
  const file = join(newFolder(), 'directory.sqlite');
  store = fileStore(file, now);
  await addUser(store, { email: ROOT, manage_role: 'admin' });
  const doctors = await addDoctors(6);
  readNppes(registryEntry({ npi: '2000000999' }));
  const checks = createProfileChecks({ store, now }, 0);
  const running = checks.run();
  while ((store.registry.check.state().at_user ?? 0) < doctors[2].id) await turn();
  checks.stop();
  await running;
  const { at_user, finished_at } = store.registry.check.state();
  expect([at_user === null, finished_at]).toEqual([false, null]);
  expect(doctors.flatMap(({ id }) => findings(id)).length).toBeLessThan(6);
  expect(mails(ROOT)).toEqual([]);
  store.close();

  store = fileStore(file, now);
  await check();
  expect(doctors.map(({ id }) => findings(id).length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(mails('doctor0@example.com')).toHaveLength(1);
  expect(textTo(ROOT)).toContain('6 findings are new:');
  store.close();
});

describe('a file that comes to count while a check is under way', () => {
  const begin = async () => {
    const doctors = await addDoctors(6);
    readNppes(registryEntry({ npi: '2000000999' }));
    const checks = createProfileChecks({ store, now }, 0);
    const running = checks.run();
    while ((store.registry.check.state().at_user ?? 0) < doctors[2].id) await turn();
    return { doctors, checks, running };
  };
  const excludeAll = (doctors: { npi: string }[]) =>
    haveRead(store, { kind: 'leie', exclusions: doctors.map(({ npi }) => registryExclusion({ npi })) });

  it('takes nobody off who was not counted before', async () => {
    const { doctors, running } = await begin();
    excludeAll(doctors);
    await running;
    await check();
    expect(doctors.map(({ id }) => isPublic(id))).toEqual(doctors.map(() => true));
    expect(told().join()).toContain('6 profiles came to be on the exclusion list in one go');
    // Six of the first file, Ada, and six of the second.
    expect(textTo(ROOT)).toContain('13 findings are new:');
  });

  it('nor when the check was stopped, and goes on with it', async () => {
    const { doctors, checks, running } = await begin();
    checks.stop();
    await running;
    excludeAll(doctors);
    await check();
    expect(doctors.map(({ id }) => isPublic(id))).toEqual(doctors.map(() => true));
  });

  it('nor where the setting has come to take profiles off', async () => {
    const doctors = await addDoctors(6);
    choose('report');
    excludeAll(doctors);
    const running = createProfileChecks({ store, now }, 0).run();
    while ((store.registry.check.state().at_user ?? 0) < doctors[2].id) await turn();
    choose(null);
    await running;
    expect(doctors.map(({ id }) => isPublic(id))).toEqual(doctors.map(() => true));
  });
});

it('waits while the database cannot be written', async () => {
  const file = join(newFolder(), 'directory.sqlite');
  store = fileStore(file, now);
  ada = await addPublicDoctor(store, ADA, now());
  readLeie();
  const other = fileStore(file, now);
  let during = false;
  let running: Promise<void> = Promise.resolve();
  other.transaction(() => {
    running = check();
    during = isPublic();
  });
  await running;
  other.close();
  await check();
  expect([during, isPublic()]).toEqual([true, false]);
  store.close();
});
