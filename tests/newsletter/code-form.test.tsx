// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import useSWR from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import type { SiteFacts } from '#contract/public-site.ts';
import { SiteContext } from '../../public-site/app/site.ts';
import { CodeForm } from '../../public-site/components/newsletter/code-form.tsx';

let root: Root;
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

it('an account that is open beside it hears that the newsletter comes', async () => {
  let comes = false;
  vi.stubGlobal('fetch', () => {
    comes = true;
    return Promise.resolve(Response.json({ message: 'Subscribed.' }));
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <SiteContext.Provider value={{ demo: false } as SiteFacts}>
      <Account read={() => comes} />
      <CodeForm email="ada@example.com" onClose={vi.fn()} onSubscribed={vi.fn()} />
    </SiteContext.Provider>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('It does not come.'));
  const field = document.querySelector('input') ?? expect.fail('No field.');
  field.value = '12345678';
  field.form?.requestSubmit();
  await vi.waitFor(() => expect(document.body.textContent).toContain('It comes.'));
});

function Account({ read }: { read: () => boolean }) {
  const { data } = useSWR([ACCOUNT_API.ownAccount, 7], read);
  return <p>{data ? 'It comes.' : 'It does not come.'}</p>;
}
