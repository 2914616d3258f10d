// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { AdminContext } from 'react-admin';
import type { AuthProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settingsEdit } from '#contract/schemas/settings.ts';
import type { ChosenSettings, SettingsRecord } from '#contract/settings.ts';
import { dataProvider } from '../../backoffice/data-provider.ts';
import SettingsEdit from '../../backoffice/settings/settings-edit.tsx';
import { write } from '../helpers/forms/form-page.ts';
import { isSaved } from '../helpers/forms/is-saved.ts';

const price = (amount: number) => ({ amount, currency: 'usd' });
const SETTINGS: SettingsRecord = {
  ...{ id: 'site', revision: 1, site_name: null, operator: null, contact_address: null, social_url: null },
  ...{ announcement: null, signup: null, price_monthly: 2900, price_yearly: null, price_currency: 'usd' },
  ...{ plan_on_deletion: null, exclusions: null, review_reasons: null },
  defaults: {
    ...{ site_name: 'Directory', social_url: null, signup: 'open', review_reasons: 'Photo: too dark.' },
    prices: { 1: price(2900), 2: price(29_000) },
  },
};

let root: Root;
let stored: SettingsRecord;
const authProvider = {
  getIdentity: () => Promise.resolve({ id: 3 }),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
};

beforeEach(async () => {
  stored = SETTINGS;
  vi.stubGlobal('fetch', server);
  localStorage.clear();
  localStorage.setItem('psychiatristJwtToken', 'a.b.c');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AdminContext dataProvider={dataProvider} authProvider={authProvider as unknown as AuthProvider}>
      <SettingsEdit />
    </AdminContext>,
  );
  await expect.poll(() => field('price_monthly')?.value).toBe('29');
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('a price is what was typed', async () => {
  const amounts = { '31': 3100, '29.50': 2950, ' 1900.5 ': 190_050, '  ': null };
  for (const [typed, amount] of Object.entries(amounts)) {
    const { revision } = stored;
    save('price_monthly', typed);
    await expect.poll(() => stored).toMatchObject({ price_monthly: amount, revision: revision + 1 });
    await expect.poll(isSaved).toBe(true);
    expect(field('price_monthly')?.value).toBe(typed);
  }
});

it('nothing is guessed where a price is typed otherwise', async () => {
  for (const typed of ['29,99', '29.999', '1,900', '1e3', '1e', '-1', '.', '$30', 'thirty']) {
    write(field('price_monthly') as HTMLInputElement, typed);
    await expect.poll(() => document.body.textContent).not.toContain('Please enter a price in digits');
    button('Save')?.click();
    await expect.poll(() => document.body.textContent).toContain('Please enter a price in digits');
    expect(field('price_monthly')?.value).toBe(typed);
  }
  expect(field('price_monthly')?.getAttribute('aria-invalid')).toBe('true');
  expect(stored).toEqual(SETTINGS);
});

it('a price does not follow the wheel', () => {
  expect(field('price_monthly')?.type).toBe('text');
});

it('a social link that was typed comes back where one is shown again', async () => {
  const link = 'https://social.example.org/@directory';
  write(field('social_url') as HTMLInputElement, link);
  noLink()?.click();
  await expect.poll(() => field('social_url')?.disabled).toBe(true);
  noLink()?.click();
  await expect.poll(() => field('social_url')?.value).toBe(link);
});

it('no social link is saved as none, and nothing else', async () => {
  noLink()?.click();
  button('Save')?.click();
  await expect.poll(() => stored).toEqual({ ...SETTINGS, social_url: '', revision: 2 });
});

it('a social link that another has hidden meanwhile is asked about, and not lost', async () => {
  stored = { ...stored, social_url: '', revision: 2 };
  save('social_url', 'https://social.example.org/@mine');
  await expect.poll(() => dialog()).toContain('https://social.example.org/@mine');
  expect(dialog()).toContain('None is shown');
  button('Save what I typed')?.click();
  await expect.poll(() => stored.social_url).toBe('https://social.example.org/@mine');
});

function server(url: string, init: RequestInit = {}): Promise<Response> {
  return Promise.resolve(answerTo(url, init));
}

/** Checks as the server does, and answers what it has. */
function answerTo(url: string, { method = 'GET', body }: RequestInit): Response {
  if (!url.includes('/settings/site')) return Response.json({ user: { id: 3, manage_role: 'admin' } });
  if (method === 'GET') return Response.json(stored);
  const given = JSON.parse(body as string) as ChosenSettings & { revision: number };
  if (given.revision !== stored.revision)
    return Response.json({ message: 'It was changed meanwhile.', record: stored }, { status: 409 });
  const { data, error } = settingsEdit.safeParse(given);
  if (!data) {
    const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
    return Response.json({ message: 'Please look at it again.', fields }, { status: 400 });
  }
  stored = { ...stored, ...data, revision: stored.revision + 1 };
  return Response.json(stored);
}

function save(name: string, typed: string): void {
  write(field(name) as HTMLInputElement, typed);
  button('Save')?.click();
}

function field(name: string): HTMLInputElement | null {
  return document.querySelector(`input[name="${name}"]`);
}

function noLink(): HTMLInputElement | null {
  return document.querySelector('input[role="switch"], input[type="checkbox"]');
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
}

function dialog(): string {
  return document.querySelector('[role=dialog]')?.textContent ?? '';
}
