import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { REVIEW_REASONS, reviewReasons } from '#contract/review-reasons.ts';
import type { SettingsRecord } from '#contract/settings.ts';
import { createLog } from '../../server/platform/log.ts';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import { createTransport } from '../../server/features/mail/transport.ts';
import { createMailWorker } from '../../server/features/mail/worker.ts';
import { settlePriceCurrency } from '../../server/features/settings/chosen-prices.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';
import { SHORT, parsed, startSmtp } from '../helpers/smtp.ts';
import { noon } from '../helpers/stores.ts';

let office: Awaited<ReturnType<typeof startBackoffice>>;

beforeEach(async () => {
  office = await startBackoffice();
});

const read = async () => (await office.client.getOne('settings', { id: 'site' })).data as SettingsRecord;
const choose = async (chosen: Partial<SettingsRecord>) =>
  office.call('PUT', '/settings/site', { ...(await read()), ...chosen });
const page = async (path: string) => (await office.app.get(path)).text;

describe('settings', () => {
  it('are the environment’s until something is chosen', async () => {
    expect(await read()).toEqual({
      ...{
        id: 'site',
        revision: 1,
        site_name: null,
        operator: null,
        contact_address: null,
        social_url: null,
      },
      ...{ announcement: null, signup: null, price_monthly: null, price_yearly: null },
      ...{ plan_on_deletion: null, price_currency: null, exclusions: null, review_reasons: null },
      defaults: {
        site_name: 'Test Directory',
        social_url: null,
        signup: 'open',
        prices: { 1: { amount: 2900, currency: 'usd' }, 2: { amount: 29_000, currency: 'usd' } },
        review_reasons: REVIEW_REASONS,
      },
    });
    expect(reviewReasons(REVIEW_REASONS)[0]).toMatchObject({ section: 'name' });
    expect((await office.client.getList('settings', asking({}))).total).toBe(1);
  });

  it('are on every page at once, cached pages included, and go back', async () => {
    for (const path of ['/home', '/aboutus', '/user/signin']) await page(path);
    const chosen = {
      operator: 'Fox & *Sons* [x](https://example.com)',
      ...{ site_name: 'Mind & Body', contact_address: 'hello@example.org', announcement: 'Closed <today>.' },
      social_url: 'https://social.example.org/@mind',
    };
    expect((await choose(chosen)).status).toBe(200);
    for (const path of ['/home', '/aboutus', '/user/signin']) {
      const html = await page(path);
      expect(html).toContain('· Mind &amp; Body</title>');
      expect(html).toContain('Closed &lt;today>.</p>');
      expect(html).not.toContain('Test Directory');
    }
    const about = await page('/aboutus');
    expect(about).toContain('is run by Fox &#x26; *Sons* [x](https://example.com), its operator');
    expect(about).toContain('href="mailto:hello@example.org">hello@example.org</a>');
    const home = await page('/home');
    expect(home).toContain('href="mailto:hello@example.org"');
    expect(home).toContain('href="https://social.example.org/@mind"');
    expect(await page('/feed.xml')).toContain('<title>Mind &amp; Body</title>');

    await choose({ site_name: null, contact_address: null, announcement: null, social_url: '' });
    expect(await page('/home')).toContain('· Test Directory</title>');
    expect(await page('/home')).not.toContain('mailto:hello@example.org');
  });

  it('are said all at once: what does not say one of them changes none', async () => {
    await choose({ operator: 'The Fox Foundation' });
    const { operator, ...others } = await read();
    expect((await office.call('PUT', '/settings/site', others)).status).toBe(400);
    expect((await read()).operator).toBe(operator);
    await choose({ operator: null });
  });

  it('close and open the sign-up, and say the prices', async () => {
    const person = { first_name: 'Ada', last_name: 'Osei', password: 'seven small lanterns' };
    const register = (email: string) => office.app.post('/api/user/register', { ...person, email });
    await choose({ signup: 'closed', price_monthly: 1900 });
    expect((await register('ada@example.com')).status).toBe(203);
    expect((await office.app.get('/api/plans')).json()).toMatchObject({
      prices: { 1: { amount: 1900, currency: 'usd' }, 2: { amount: 29_000, currency: 'usd' } },
    });
    await choose({ signup: null });
    expect((await register('ada@example.com')).status).toBe(200);
  });

  it('keep the currency of prices, which are not used in another one', async () => {
    await choose({ price_monthly: 1900, price_yearly: 19_000 });
    expect(office.store.settings.current().price_currency).toBe('usd');
    const planPrices = { 1: { amount: 3000, currency: 'jpy' }, 2: { amount: 30_000, currency: 'jpy' } };
    const abroad = await startApp(office.store, { config: { planPrices } });
    const prices = async () => (await abroad.get('/api/plans')).json<{ prices: unknown }>().prices;
    expect(await prices()).toEqual(planPrices);
    const site = () => abroad.send('GET', '/api/admin/settings/site', { token: office.token });
    const record = (await site()).json<SettingsRecord>();
    expect(record).toMatchObject({ price_monthly: null, price_yearly: null, price_currency: 'usd' });
    const save = async (chosen: Partial<SettingsRecord>) => {
      const json = { ...(await site()).json<SettingsRecord>(), ...chosen };
      const { status } = await abroad.send('PUT', '/api/admin/settings/site', { token: office.token, json });
      expect(status).toBe(200);
    };
    await save({ announcement: 'Closed.' });
    expect(await read()).toMatchObject({ price_monthly: 1900, price_yearly: 19_000, price_currency: 'usd' });
    await save({ price_monthly: 2500 });
    expect(await prices()).toEqual({ ...planPrices, 1: { amount: 2500, currency: 'jpy' } });
    await save({ price_monthly: null, price_yearly: null });
    expect(office.store.settings.current().price_currency).toBeNull();
  });

  it('say at start when their prices are in another currency, and note the currency of older ones', async () => {
    const { store } = office;
    const { config } = await contextOf(store);
    const inYen = {
      ...config,
      planPrices: { 1: { amount: 3000, currency: 'jpy' }, 2: { amount: 1, currency: 'jpy' } },
    };
    expect(settlePriceCurrency(store, inYen)).toBeNull();
    store.transaction(() => store.settings.choose({ ...store.settings.read(), price_monthly: 1900 }));
    expect(settlePriceCurrency(store, config)).toBeNull();
    expect(store.settings.current().price_currency).toBe('usd');
    expect(settlePriceCurrency(store, inYen)).toBe(
      'PLAN_CURRENCY is jpy, and the prices chosen in the backoffice are in usd ($19): they are not used. Choose them anew in the settings.',
    );
  });

  it('409 for what was read before somebody else chose, and the trail names what was chosen', async () => {
    const old = await read();
    await choose({ announcement: 'One' });
    const { status, body } = await office.call('PUT', '/settings/site', { ...old, announcement: 'Two' });
    expect([status, body().record]).toEqual([409, await read()]);
    expect(office.store.audit.latest(1)[0]).toMatchObject({
      ...{ action: 'saved settings', actor_id: office.admin, object_kind: 'settings', note: 'announcement' },
    });
  });

  it.each([
    { review_reasons: 'Licenses: It has expired.\nIt has expired.' },
    { review_reasons: 'Licenses:' },
    { site_name: '' },
    { site_name: 'x'.repeat(61) },
    { site_name: 'A\nB' + '\u0007' },
    { contact_address: 'nobody' },
    { social_url: 'javascript:alert(1)' },
    { social_url: 'https://ada:secret@social.example.org/' },
    { social_url: 'https:' },
    { social_url: `https://social.example.org/${'x'.repeat(300)}` },
    { announcement: 'x'.repeat(301) },
    { signup: 'maybe' as 'open' },
    { price_monthly: 0 },
    { price_monthly: 19.5 },
    { price_yearly: undefined },
  ])('refuse %j', async (chosen) => {
    expect((await choose(chosen)).status).toBe(400);
    expect((await read()).revision).toBe(1);
  });

  it('are not seen before they are kept', () => {
    const { settings, transaction } = office.store;
    const taken = () =>
      transaction(() => {
        settings.choose({ ...settings.read(), site_name: 'Gone' });
        expect([settings.read().site_name, settings.current().site_name]).toEqual(['Gone', null]);
        throw new Error('taken back');
      });
    expect(taken).toThrow('taken back');
    expect(settings.current()).toMatchObject({ site_name: null, revision: 1 });
  });

  it('are in mails that are sent from then on', async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.close);
    const { config } = await contextOf(office.store);
    const { store } = office;
    const transport = createTransport(smtp.url, config, SHORT);
    const worker = createMailWorker({ store, config, transport, now: noon, log: createLog('silent') });
    await choose({ site_name: 'Mind & Body', contact_address: 'help@example.com' });
    store.transaction(() => {
      addToOutbox(store, 'ada@example.com', { kind: 'password-changed' });
      addToOutbox(store, 'ada@example.com', { kind: 'account-deleted' });
    });
    await worker.runOnce();
    await worker.stop();
    const mail = await parsed(smtp.received[0]);
    expect(mail.from?.name).toBe('Mind & Body');
    expect(mail.text).toContain('at Mind & Body was changed');
    expect((await parsed(smtp.received[1])).text).toContain('please tell help@example.com.');
  });
});
