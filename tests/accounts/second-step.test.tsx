// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SiteFacts } from '#contract/public-site.ts';
import { SiteContext } from '../../public-site/app/site.ts';
import { SecondStep } from '../../public-site/pages/accounts/second-step.tsx';

it('whoever has lost phone and codes reads whom to write to', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <SiteContext.Provider
      value={{ url: 'https://example.com', contactAddress: 'hello@example.com' } as SiteFacts}
    >
      <SecondStep
        step={{ message: '', token: 'a.b.c', ways: ['app'] }}
        accountOf={() => Promise.resolve(null)}
        onEntered={vi.fn()}
        onBack={vi.fn()}
      />
    </SiteContext.Provider>,
  );
  const link = await vi.waitFor(() => document.querySelector('a') ?? expect.fail('No address.'));
  expect(link.href).toBe('mailto:hello@example.com');
});
