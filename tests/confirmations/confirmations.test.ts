import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Confirmation } from '#contract/confirmations.ts';
import { DAY_MS } from '#contract/constants.ts';
import type { EarliestVisit } from '#contract/vocabulary.ts';
import type { Store } from '../../db/store.ts';
import { askForVisits, askWhenDue } from '../../server/features/confirmations/ask.ts';
import { addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { fileStore, memoryStore } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const ADA = 'ada@example.com';

let day: number;
const now = () => new Date(START + day * DAY_MS);
beforeEach(() => {
  day = 0;
});

/** What the job does once. */
const turn = (store: Store) =>
  store.ifWritable(() => {
    askWhenDue(store, now());
    askForVisits(store, now());
  });
const kinds = (store: Store) =>
  store.outbox
    .latest(100)
    .map(({ kind }) => kind)
    .reverse();
const tokenTo = (store: Store, email = ADA) => mailTo(store, email)?.token ?? expect.fail('no mail');

describe('the mails', () => {
  it('one on day 80, one when the badge has faded, each once, also over restarts', async () => {
    const folder = newFolder();
    const file = join(folder, 'directory.sqlite');
    const open = () => fileStore(file, now);
    const first = open();
    await addPublicDoctor(first, ADA, now());
    first.close();

    const sent: [number, string][] = [];
    for (day = 0; day <= 130; day++) {
      const store = open();
      const before = store.outbox.latest(100).length;
      turn(store);
      turn(store);
      const mails = kinds(store).slice(before);
      sent.push(...mails.map((kind): [number, string] => [day, kind]));
      if (day === 90 || day === 91) {
        const { accepting } = store.listings.profile(1) ?? expect.fail('not public');
        expect([day, accepting]).toEqual([day, day === 90 ? 'yes' : 'unconfirmed']);
      }
      store.close();
    }
    expect(sent).toEqual([
      [80, 'confirmation-ending'],
      [91, 'confirmation-lapsed'],
    ]);
  });

  it('a confirmation begins the days anew; who says no, or has never said yes, is not asked', async () => {
    const store = memoryStore(now);
    onTestFinished(store.close);
    const id = await addPublicDoctor(store, ADA, now());
    const full = await addPublicDoctor(store, 'full@example.com', now());
    say(store, full, false);
    day = 80;
    turn(store);
    say(store, id, true);
    day = 120;
    turn(store);
    expect(kinds(store)).toEqual(['confirmation-ending']);
    day = 160;
    turn(store);
    expect(kinds(store)).toEqual(['confirmation-ending', 'confirmation-ending']);
  });

  it('after a long stop only what holds now is told; after a longer one, and to samples, nothing', async () => {
    const store = memoryStore(now);
    onTestFinished(store.close);
    await addPublicDoctor(store, ADA, now());
    const sample = await addPublicDoctor(store, 'sample@example.com', now());
    store.transaction(() => store.users.setPassword(sample, null));
    day = 95;
    turn(store);
    expect(kinds(store)).toEqual(['confirmation-lapsed']);
    const ben = await addPublicDoctor(store, 'ben@example.com', now());
    expect(ben).toBe(3);
    day = 95 + 121;
    turn(store);
    expect(kinds(store)).toEqual(['confirmation-lapsed']);
  });

  it('an earliest visit counts for 30 days, and is asked for once, five days before', async () => {
    const store = memoryStore(now);
    onTestFinished(store.close);
    const id = await addPublicDoctor(store, ADA, now());
    sayWhen(store, id, 'two-weeks');
    const asked = { place: { kind: 'everywhere' as const }, chosen: { earliest_visit: ['month'] } };
    const seen: [number, number, boolean | undefined, string[]][] = [];
    for (day of [24, 25, 26, 30, 31]) {
      store.turnDay();
      turn(store);
      const found = store.search.count(store.search.wishOfQuery(asked));
      seen.push([day, found, store.listings.profile(id)?.earliest_visit?.is_old, kinds(store)]);
    }
    const mail = ['earliest-visit-ending'];
    expect(seen).toEqual([
      [24, 1, false, []],
      [25, 1, false, mail],
      [26, 1, false, mail],
      [30, 1, false, mail],
      [31, 0, true, mail],
    ]);
  });

  it('nobody is asked for an earliest visit who is asked something already, or takes nobody', async () => {
    const store = memoryStore(now);
    onTestFinished(store.close);
    const asked = await addPublicDoctor(store, ADA, now());
    const full = await addPublicDoctor(store, 'full@example.com', now());
    day = 60;
    sayWhen(store, full, 'week');
    say(store, full, false);
    const said = { earliest_visit: 'week', earliest_visit_said_on: '2027-01-20' } as const;
    store.transaction(() => store.profiles.change(asked, said, { by: asked, why: 'test' }));
    day = 85;
    turn(store);
    expect(kinds(store)).toEqual(['confirmation-ending']);
  });

  it('nobody who is not public is asked', async () => {
    const store = memoryStore(now);
    onTestFinished(store.close);
    const id = await addPublicDoctor(store, ADA, now());
    const suspended = await addPublicDoctor(store, 'ben@example.com', now());
    store.transaction(() => {
      store.users.setPlan(id, 0);
      store.profiles.suspend(suspended, 'Complaint');
    });
    day = 85;
    turn(store);
    expect(kinds(store)).toEqual([]);
  });
});

describe('the link', () => {
  let app: TestApp;
  let store: Store;
  let ada: number;
  let token: string;
  beforeEach(async () => {
    store = memoryStore(now);
    app = await startApp(store, { now });
    ada = await addPublicDoctor(store, ADA, now());
    day = 80;
    turn(store);
    token = tokenTo(store);
  });
  const asked = (which = token) => app.get(`/api/confirmation?token=${which}`);
  const press = (answer: string, which = token) =>
    app.send('POST', `/confirm?token=${which}&answer=${answer}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const shown = () => {
    const profile = store.listings.profile(ada);
    return [profile?.accepting, profile?.accepting_confirmed_at];
  };
  const AS_BEFORE = ['yes', '2026-11-21'];

  it('asks by GET, which changes nothing and is told to nobody', async () => {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers } = await app.send(method, `/confirm?token=${token}&answer=no`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    const page = await app.get(`/confirm?token=${token}`);
    expect(page.text).toContain('Yes, I take new patients');
    expect(page.text).toContain('<meta name="robots" content="noindex"');
    expect((await asked()).json<Confirmation>()).toMatchObject({ last_name: 'Osei', answer: null });
    expect(shown()).toEqual(AS_BEFORE);
  });

  it('is answered in the evening on the day that it is at the practice', async () => {
    day = 80 + 15 / 24;
    await press('yes');
    expect(now().toISOString().slice(0, 10)).toBe('2027-02-10');
    expect(shown()).toEqual(['yes', '2027-02-09']);
  });

  it('confirms by one press, without a session, and is used up', async () => {
    const { status, text } = await press('yes');
    expect(status).toBe(200);
    expect(text).toContain('Visitors see that you take new patients');
    expect(shown()).toEqual(['yes', '2027-02-09']);
    expect(store.audit.of(ada).at(-1)?.action).toBe('confirmed availability');
    day = 81;
    expect((await press('no')).text).toContain('Visitors see that you take new patients');
    expect(shown()).toEqual(['yes', '2027-02-09']);
    expect((await asked()).json<Confirmation>().answer).toBe('yes');
  });

  it('says what visitors read, where the doctor has said otherwise since', async () => {
    await press('yes');
    store.transaction(() => store.profiles.change(ada, { accepting: false }, { by: ada, why: 'full since' }));
    expect((await app.get(`/confirm?token=${token}`)).text).toContain('Visitors see that you are full');
  });

  it('takes the earliest visit with the yes, and nothing that is none', async () => {
    expect((await app.get(`/confirm?token=${token}`)).text).toContain('Within two weeks');
    await press('yes&earliest_visit=month');
    const said = { when: 'month', said_on: '2027-02-09', is_old: false };
    expect(store.listings.profile(ada)?.earliest_visit).toEqual(said);
    expect((await asked()).json<Confirmation>().earliest_visit).toEqual(said);
    day = 80 + 85;
    turn(store);
    await press('yes&earliest_visit=tomorrow', tokenTo(store));
    expect(store.listings.profile(ada)?.earliest_visit).toEqual({ ...said, is_old: true });
  });

  it('takes a no, and the profile stays listed', async () => {
    sayWhen(store, ada, 'week');
    expect((await press('no')).text).toContain('Visitors see that you are full');
    expect(shown()).toEqual(['no', '2027-02-09']);
    expect(store.listings.profile(ada)?.earliest_visit).toBeNull();
  });

  it('takes a no with a waiting list, which visitors see, and nothing sooner with it', async () => {
    expect((await app.get(`/confirm?token=${token}`)).text).toContain('No, but I have a waiting list');
    await press('no&earliest_visit=waiting-list');
    expect(shown()).toEqual(['no', '2027-02-09']);
    const said = { when: 'waiting-list', said_on: '2027-02-09', is_old: false };
    expect(store.listings.profile(ada)?.earliest_visit).toEqual(said);
    day = 80 + 25;
    turn(store);
    await press('no&earliest_visit=week', tokenTo(store));
    expect(store.listings.profile(ada)?.earliest_visit).toBeNull();
    expect(store.profiles.of(ada)?.content).toMatchObject({ accepting: false, earliest_visit: null });
  });

  it('an answer ends the other links of the doctor, and no others', async () => {
    const ben = await addPublicDoctor(store, 'ben@example.com', new Date(START));
    day = 91;
    turn(store);
    const newest = tokenTo(store);
    expect(newest).not.toBe(token);
    await press('yes', newest);
    expect((await asked()).status).toBe(400);
    expect((await asked(tokenTo(store, 'ben@example.com'))).json<Confirmation>().doctor).toBe(ben);
  });

  it('holds for 30 days', async () => {
    day = 80 + 29;
    expect((await asked()).status).toBe(200);
    day = 80 + 30;
    expect((await asked()).status).toBe(400);
    expect((await press('yes')).status).toBe(400);
    expect(shown()).toEqual(['unconfirmed', '2026-11-21']);
  });

  describe('ends with the address that it was mailed to, and the new one is asked', () => {
    const NEW = 'new@example.com';
    const expectAskedAnew = async () => {
      expect([store.users.get(ada).email, (await press('no')).status]).toEqual([NEW, 400]);
      expect(shown()).toEqual(AS_BEFORE);
      turn(store);
      expect(store.outbox.to(NEW, 9).map(({ kind }) => kind)).toContain('confirmation-ending');
      await press('yes', tokenTo(store, NEW));
      expect(shown()).toEqual(['yes', '2027-02-09']);
    };

    it('that the doctor leaves', async () => {
      const post = poster(app.url);
      const session = await sessionOf(post, ADA);
      await post('begin-email-change', { email: NEW }, session);
      const codes = { oldCode: mailTo(store, ADA)?.code, newCode: mailTo(store, NEW)?.code };
      expect((await post('change-email', { email: NEW, ...codes }, session)).status).toBe(200);
      // The one that had not gone out yet would ask by a link that is void.
      expect(store.outbox.to(NEW, 9).map(({ kind }) => kind)).not.toContain('confirmation-ending');
      await expectAskedAnew();
    });

    it('that an administrator changes', async () => {
      await addUser(store, { email: 'root@example.com', manage_role: 'admin' });
      const admin = await sessionOf(poster(app.url), 'root@example.com');
      const read = await app.get(`/api/admin/users/${ada}`, { token: admin });
      const json = { ...read.json<object>(), email: NEW };
      expect((await app.send('PUT', `/api/admin/users/${ada}`, { token: admin, json })).status).toBe(200);
      await expectAskedAnew();
    });
  });

  it('nothing else opens it, and it opens nothing else', async () => {
    const session = await sessionOf(poster(app.url), ADA);
    for (const other of ['', 'x', '0'.repeat(32), token.slice(1), token.toUpperCase(), session]) {
      expect([other, (await asked(other)).status]).toEqual([other, 400]);
      expect((await press('yes', other)).status).toBe(400);
    }
    for (const answer of ['', 'maybe', 'YES']) expect((await press(answer)).status).toBe(200);
    expect(shown()).toEqual(AS_BEFORE);
    expect((await app.get('/api/user/profile', { token })).status).toBe(401);
  });

  it('is good for nobody who was suspended, has no plan any more, or is deleted', async () => {
    store.transaction(() => store.profiles.suspend(ada, 'Complaint'));
    expect((await press('yes')).status).toBe(400);
    store.transaction(() => store.profiles.suspend(ada, null));
    expect(shown()).toEqual(['yes', '2026-11-21']);
    store.transaction(() => store.users.setPlan(ada, 0));
    expect((await press('yes')).status).toBe(400);
    store.transaction(() => store.users.setPlan(ada, 1));
    expect(shown()).toEqual(AS_BEFORE);
    store.transaction(() => store.users.suspend(ada, now().toISOString()));
    expect((await press('yes')).status).toBe(400);
    store.transaction(() => store.users.remove(ada));
    expect((await press('yes')).status).toBe(400);
    expect((await asked()).status).toBe(400);
  });
});

function say(store: Store, id: number, accepting: boolean): void {
  const accepting_confirmed_at = now().toISOString().slice(0, 10);
  const said = { accepting, accepting_confirmed_at };
  store.transaction(() => store.profiles.change(id, said, { by: id, why: 'confirmed availability' }));
}

function sayWhen(store: Store, id: number, earliest_visit: EarliestVisit): void {
  const today = now().toISOString().slice(0, 10);
  const said = {
    ...{ accepting: true, accepting_confirmed_at: today },
    ...{ earliest_visit, earliest_visit_said_on: today },
  };
  store.transaction(() => store.profiles.change(id, said, { by: id, why: 'confirmed availability' }));
}
