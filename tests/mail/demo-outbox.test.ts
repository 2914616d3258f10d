import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { Data } from '../../public-site/app/data.tsx';
import { HeadSink } from '../../public-site/app/head.ts';
import type { Head } from '../../public-site/app/head.ts';
import type { DemoMails } from '#contract/demo-mails.ts';
import DemoOutboxPage from '../../public-site/pages/mail/demo-outbox-page.tsx';
import { LinkedText } from '../../public-site/pages/mail/linked-text.tsx';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { memoryStore } from '../helpers/stores.ts';

const SITE = { siteUrl: 'https://directory.example.org', siteName: 'Test Directory' };

let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  demo = await startApp(undefined, { config: { ...SITE, demo: true } });
  real = await startApp(undefined, { config: SITE });
  for (const { store } of [demo, real]) {
    addToOutbox(store, 'ada@example.com', { kind: 'verify', token: 'aa.bb.cc' });
    addToOutbox(store, '"<b>"@example.com', { kind: 'reset-code', code: '40718293' });
  }
});
afterAll(async () => {
  await demo.close();
  await real.close();
});

describe('the outbox of the demo', () => {
  it('lists what would have been sent, newest first', async () => {
    const { origin, data } = await listed();
    expect(origin).toBe(SITE.siteUrl);
    expect(data.map(({ id }) => id)).toEqual([2, 1]);
    const { text, ...rest } = data[1];
    expect(rest).toEqual({
      id: 1,
      recipient: 'ada@example.com',
      subject: 'Confirm your e-mail address',
      created_at: '2026-11-21T12:00:00.000Z',
      status: 'waiting',
    });
    expect(text).toContain(`${SITE.siteUrl}/user/verify/token?firstpart=aa&secondpart=bb&thirdpart=cc`);
    expect(data[0].text).toContain('40718293');
  });

  it('lists at most 50, and none whose content is forgotten', async () => {
    const many = await startApp(undefined, { config: { ...SITE, demo: true } });
    for (let i = 0; i < 55; i++) addToOutbox(many.store, `${i}@example.com`, { kind: 'password-changed' });
    many.store.outbox.markSent(55, null);
    const { data } = (await many.get('/api/demo/outbox')).json<DemoMails>();
    expect(data).toHaveLength(49);
    expect(data[0].id).toBe(54);
    expect((await many.get('/demo/outbox/55')).status).toBe(404);
    await many.close();
  });

  it('shows a mail as a document that can do nothing but be left', async () => {
    const { status, headers, text: html } = await demo.get('/demo/outbox/1');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/user/verify/token?firstpart=aa&amp;secondpart=bb&amp;thirdpart=cc', '/']);
  });

  it.each(['0', '3', '-1', '1.0', '01', '1e0', 'abc', '%00', '99999999999999999999'])(
    'has no mail %s',
    async (id) => expect((await demo.get(`/demo/outbox/${id}`)).status).toBe(404),
  );

  it('is nowhere but in the demo', async () => {
    for (const path of ['/api/demo/outbox', '/demo/outbox/1'])
      expect((await real.get(path)).status).toBe(404);
    const mounted = async (isDemo: boolean) => {
      const context = await contextOf(memoryStore(), { config: { demo: isDemo } });
      return mountedCalls(context).filter(({ path }) => path.includes('/demo/outbox'));
    };
    expect(await mounted(false)).toEqual([]);
    expect(await mounted(true)).toHaveLength(2);
  });
});

describe('the page of the outbox', () => {
  it('shows each mail without script, its links on the origin in use', async () => {
    const { html, head } = rendered({ data: await listed() });
    expect(head).toMatchObject({ title: 'Demo outbox', robots: 'noindex' });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('no mail leaves this machine');
    expect(html).toContain('To ada@example.com');
    expect(html).toContain('Nov 21, 2026, 12:00 UTC');
    expect(html).toContain('href="/user/verify/token?firstpart=aa&amp;secondpart=bb&amp;thirdpart=cc"');
    expect(html).toContain('href="/demo/outbox/1"');
    expect(html).toContain('action="/demo/outbox"');
    expect(html).not.toContain('href="https:');
    expect(html).not.toContain('<b>');
  });

  it('says so when there is no mail, when it cannot be loaded, and when there is no such page', () => {
    expect(rendered({ data: { origin: SITE.siteUrl, data: [] } }).html).toContain('No mail yet');
    const failed = (status: number) => rendered({ error: { status, message: 'Server Error', fields: {} } });
    expect(failed(500).html).toContain('could not be loaded');
    expect(failed(404).html).toContain('Page not found');
  });
});

describe('a link in a text', () => {
  it.each([
    ['see https://site.example/a?b=c&d now', ['/a?b=c&amp;d']],
    ['https://site.example', ['/']],
    ['https://site.example/', ['/']],
    ['https://site.example//evil.example', []],
    ['https://site.example/\\evil.example', []],
    ['https://site.example.evil.example/', []],
    ['https://site.example@evil.example/', []],
    ['http://site.example/a', []],
    ['javascript:alert(1) //evil.example', []],
    ['https://evil.example/https://site.example/a', []],
  ])('%s leads to %j', (text, hrefs) => {
    const html = renderToString(createElement(LinkedText, { text, origin: 'https://site.example' }));
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(hrefs);
    expect(html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')).toBe(text);
  });
});

async function listed(): Promise<DemoMails> {
  return (await demo.get('/api/demo/outbox')).json();
}

function rendered(loaded: Parameters<typeof Data>[0]['state'][string]) {
  const sink: { head: Head | null } = { head: null };
  const page = createElement(Router, { ssrPath: '/demo/outbox', children: createElement(DemoOutboxPage) });
  const data = createElement(Data, { state: { '/api/demo/outbox': loaded }, children: page });
  return { html: renderToString(createElement(HeadSink.Provider, { value: sink }, data)), head: sink.head };
}
